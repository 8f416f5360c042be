package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Which constructors and factories of libraries return a fresh object. */
final class ExternalAllocationsTest {
  @Test
  void objectsOfTheJdk() {
    EffectTable.check(
        """
        static final Random RANDOM = new Random();
        static final LongAdder ADDER = new LongAdder();
        void m(String s, InputStream in, Scanner sc, File file) throws Exception {
          probe("EFFECT", sc.nextLine());
          probe("THROWS", new Scanner(s).nextLine());
          probe("EFFECT", new Scanner(file).nextLine());
          probe("EFFECT", RANDOM.nextInt());
          probe("EFFECT", new Random().nextInt());
          probe("NONE", new Random());
          probe("NONE", ThreadLocalRandom.current());
          probe("EFFECT", ThreadLocalRandom.current().nextInt());
          probe("EFFECT", UUID.randomUUID());
          probe("THROWS", UUID.fromString(s));
          probe("NONE", new AtomicInteger().incrementAndGet());
          probe("NONE", new LongAdder().sum());
          probe("EFFECT", ADDER.sumThenReset());
          probe("EFFECT", new FileInputStream(file).read());
          probe("EFFECT", new PrintWriter(s));
          probe("EFFECT", new PrintWriter(file));
          probe("UNKNOWN", new PrintWriter(in == null ? null : System.out));
          probe("NONE", new Formatter());
          probe("NONE", new ByteArrayInputStream(new byte[1]).read());
          probe("THROWS", new Throwable().initCause(null));
          probe("UNKNOWN", new javax.swing.table.DefaultTableModel());
          probe("EFFECT", new Timer());
          probe("EFFECT", Optional.of(s).map(Timer::new));
          probe("THROWS", Optional.of(s).map(StringBuilder::new));
          probe("UNKNOWN", Optional.of(s).map(javax.swing.JLabel::new));
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void beans() {
    EffectTable.check(
        """
        void m() {
          probe("UNKNOWN", fillsBean());
          probe("EFFECT", storesBean());
          probe("UNKNOWN", callsBean());
          probe("EFFECT", managesOutside());
          probe("UNKNOWN", new javax.swing.table.DefaultTableModel().getRowCount());
        }
        private static int fillsBean() {
          javax.swing.table.DefaultTableModel b = new javax.swing.table.DefaultTableModel();
          b.setRowCount(1);
          b.addRow(new Object[0]);
          return 1;
        }
        private static int storesBean() {
          javax.swing.Timer b = new javax.swing.Timer(1, null);
          b.start();
          return 1;
        }
        private static int callsBean() {
          javax.swing.table.DefaultTableModel b = new javax.swing.table.DefaultTableModel();
          b.newRowsAdded(null);
          return 1;
        }
        private static int managesOutside() {
          java.net.CookieManager m = new java.net.CookieManager();
          m.setCookiePolicy(null);
          return 1;
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void objectsOfGuava() {
    EffectTable.check(
        """
        static List<String> LIST = new ArrayList<>();
        void m(String s) {
          probe("THROWS", com.google.common.collect.ImmutableList.of(s));
          probe("THROWS", com.google.common.collect.ImmutableList.builder().add(s).build());
          probe("THROWS", com.google.common.collect.Lists.newArrayList(s).add(s));
          probe("THROWS", com.google.common.collect.Maps.newHashMap().put(s, s));
          probe("NONE", com.google.common.base.Strings.nullToEmpty(s));
          probe("EFFECT", com.google.common.collect.Iterables.removeIf(LIST, x -> true));
          probe(
              "EFFECT",
              com.google.common.collect.Iterables.removeIf(new ArrayList<>(), x -> true));
          probe("NONE", com.google.common.collect.Iterables.getFirst(LIST, s));
          probe("EFFECT", com.google.common.base.Stopwatch.createStarted().stop());
        }
        """,
        EffectTable::verdict);
  }
}
