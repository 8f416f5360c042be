package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Effects of methods of the JDK, which are known without a body. */
final class ExternalEffectsTest {
  @Test
  void values() {
    EffectTable.check(
        """
        void m(String s, Object o, Date date) throws Exception {
          probe("NONE", s.trim().toUpperCase());
          probe("NONE", s.replace('a', 'b'));
          probe("THROWS", Math.addExact(1, 2));
          probe("EFFECT", Math.random());
          probe("EFFECT", StrictMath.random());
          probe("THROWS", Integer.parseInt(s));
          probe("THROWS", Objects.hash(s, o));
          probe("THROWS", Optional.of(s).map(String::trim).orElse("x"));
          probe("NONE", Instant.now());
          probe("THROWS", LocalDate.of(1, 1, 1).plusDays(1));
          probe("THROWS", BigDecimal.ONE.add(BigDecimal.TEN));
          probe("THROWS", Path.of(s).resolve(s));
          probe("NONE", CompletableFuture.completedFuture(s));
          probe("THROWS", o.toString());
          probe("NONE", o.getClass());
          probe("NONE", Color.values());
          probe("THROWS", Color.valueOf(s));
          probe("UNKNOWN", javax.lang.model.SourceVersion.latest());
          probe("NONE", Color.RED.name());
          probe("NONE", new Point(1, 2).x());
          probe("NONE", date.getTime());
          probe("NONE", TimeZone.getTimeZone(s).getID());
        }
        enum Color { RED }
        record Point(int x, int y) {}
        """,
        EffectTable::verdict);
  }

  @Test
  void collections() {
    EffectTable.check(
        """
        static final List<String> LIST = new ArrayList<>();
        static final Map<String, String> MAP = new HashMap<>();
        static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
        private int[] ints;
        void m(
            String s, Iterator<String> it, Map.Entry<String, String> entry, BitSet bits)
            throws Exception {
          probe("NONE", List.of(s, s));
          probe("NONE", Map.of(s, s).get(s));
          probe("NONE", Collections.emptyList());
          probe("NONE", Collections.unmodifiableList(LIST));
          probe("EFFECT", Collections.addAll(LIST, s));
          probe("NONE", Collections.addAll(new ArrayList<>(), s));
          probe("EFFECT", Collections.addAll(LIST, new String()));
          probe("EFFECT", copiesTo(new int[3]));
          probe("NONE", Arrays.asList(s));
          probe("THROWS", LIST.get(0));
          probe("EFFECT", LIST.remove(0));
          probe("EFFECT", LIST.set(0, s));
          probe("EFFECT", MAP.put(s, s));
          probe("EFFECT", MAP.computeIfAbsent(s, x -> x));
          probe("EFFECT", MAP.merge(s, s, (x, y) -> x));
          probe("EFFECT", MAP.replace(s, s));
          probe("NONE", MAP.getOrDefault(s, s));
          probe("NONE", entry.getKey());
          probe("EFFECT", entry.setValue(s));
          probe("EFFECT", QUEUE.poll());
          probe("EFFECT", QUEUE.take());
          probe("NONE", QUEUE.peek());
          probe("EFFECT", it.next());
          probe("EFFECT", it.hasNext());
          probe("THROWS", LIST.iterator().next());
          probe("THROWS", bits.get(1));
        }
        private static int copiesTo(int[] a) {
          System.arraycopy(new int[3], 0, new Probed().ints(), 0, 1);
          return 1;
        }
        private int[] ints() { return ints; }
        Probed() {}
        Probed(String s) { LIST.add(s); }
        """,
        EffectTable::verdict);
  }

  @Test
  void functionsGivenToStreams() {
    EffectTable.check(
        """
        static final List<String> LIST = new ArrayList<>();
        static final Consumer<String> CONSUMER = unknown();
        static final Function<String, String> REMOVE = (x -> LIST.remove(0));
        static final Supplier<String> SELF = () -> Probed.SELF.get();
        static final Function<String, String> TRIM = x -> x.trim();
        void m(
            String s, Supplier<String> supplier, Function<String, String> fn)
            throws Exception {
          probe("THROWS", LIST.stream().filter(x -> x.isEmpty()).count());
          probe("EFFECT", LIST.stream().map(x -> LIST.add(x)).count());
          probe("EFFECT", LIST.stream().map(LIST::add).count());
          probe("UNKNOWN", supplier.get());
          probe("UNKNOWN", fn.apply(s));
          probe("NONE", fn.andThen(x -> LIST.add(x)));
          probe("THROWS", s.chars().filter(c -> c > 1).toArray());
          probe("EFFECT", LIST.stream().iterator().next() + LIST.removeIf(x -> true));
          probe("EFFECT", LIST.stream().peek(System.out::println).count());
          probe("UNKNOWN", LIST.stream().peek(CONSUMER).count());
          probe("UNKNOWN", LIST.stream().map(fn).count());
          probe("THROWS", LIST.stream().map(TRIM).count());
          probe("EFFECT", LIST.stream().sorted(Comparator.comparing(x -> x.length())).toList());
          probe(
              "EFFECT",
              LIST.stream().sorted(Comparator.comparing(x -> LIST.remove(0))).toList());
          probe(
              "EFFECT",
              LIST.stream()
                  .sorted(Comparator.comparing((String x) -> LIST.remove(0)).thenComparing(x -> x))
                  .toList());
          probe("NONE", Comparator.comparing((String x) -> LIST.remove(0)));
          probe("THROWS", LIST.stream().map(StringBuilder::new).toList());
          probe("EFFECT", LIST.stream().map(Probed::new).toList());
          probe("THROWS", LIST.stream().map(Probed::trimmed).toList());
          probe("EFFECT", LIST.stream().map(Probed::removed).toList());
          probe("EFFECT", REMOVE.apply(s));
          probe("THROWS", TRIM.apply(s));
          probe("THROWS", SELF.get());
          probe("THROWS", Stream.of(s).collect(Collectors.toCollection(TreeSet::new)));
          probe("EFFECT", LIST.stream().map(new Function<String, String>() {
              public String apply(String x) { LIST.add(x); return x; } }).count());
        }
        Probed() {}
        Probed(String s) { LIST.add(s); }
        private static String trimmed(String s) { return s.trim(); }
        private static String removed(String s) { LIST.remove(s); return s; }
        static Consumer<String> unknown() { return null; }
        """,
        EffectTable::verdict);
  }

  @Test
  void threadsAndLocks() {
    EffectTable.check(
        """
        static final AtomicInteger ATOMIC = new AtomicInteger();
        static final Lock LOCK = new ReentrantLock();
        static final ReadWriteLock RW = new ReentrantReadWriteLock();
        static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
        static final LongAdder ADDER = new LongAdder();
        void m(
            String s, Supplier<String> supplier, Callable<String> callable,
            Future<String> future, ExecutorService pool)
            throws Exception {
          probe("NONE", ATOMIC.get());
          probe("NONE", ATOMIC.intValue());
          probe("NONE", ATOMIC.toString());
          probe("EFFECT", ATOMIC.incrementAndGet());
          probe("EFFECT", ATOMIC.getAndIncrement());
          probe("EFFECT", ATOMIC.compareAndSet(1, 2));
          probe("NONE", ADDER.sum());
          probe("EFFECT", LOCK.tryLock());
          probe("NONE", RW.readLock());
          probe("EFFECT", new StampedLock().readLock());
          probe("NONE", new ReentrantLock().isLocked());
          probe("NONE", Thread.currentThread().getName());
          probe("UNKNOWN", Thread.interrupted());
          probe("NONE", System.nanoTime());
          probe("THROWS", System.getProperty(s));
          probe("EFFECT", System.setProperty(s, s));
          probe("NONE", Runtime.getRuntime().availableProcessors());
          probe("EFFECT", Runtime.getRuntime().exec(s));
          probe("UNKNOWN", LOCAL.get());
          probe("UNKNOWN", callable.call());
          probe("UNKNOWN", future.get());
          probe("EFFECT", pool.submit(callable));
          probe("EFFECT", CompletableFuture.supplyAsync(supplier));
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void inputAndOutput() {
    EffectTable.check(
        """
        static final Logger LOGGER = Logger.getLogger("x");
        static final Pattern PATTERN = Pattern.compile("x");
        void m(
            String s, InputStream in, Matcher matcher, File file, Path path,
            java.sql.ResultSet rs, java.sql.Connection connection, StringTokenizer tokens,
            ByteArrayOutputStream bytes, Throwable t)
            throws Exception {
          probe("EFFECT", tokens.nextToken());
          probe("EFFECT", matcher.find());
          probe("THROWS", matcher.group());
          probe("THROWS", PATTERN.matcher(s).matches());
          probe("EFFECT", Files.readString(path));
          probe("UNKNOWN", Files.exists(path));
          probe("UNKNOWN", file.exists());
          probe("NONE", file.getName());
          probe("EFFECT", file.delete());
          probe("EFFECT", in.read());
          probe("UNKNOWN", in.available());
          probe("NONE", bytes.size());
          probe("EFFECT", rs.next());
          probe("UNKNOWN", rs.getString(1));
          probe("EFFECT", connection.prepareStatement(s));
          probe("THROWS", LOGGER.isLoggable(null));
          probe("UNKNOWN", Logger.getLogger(s));
          probe("EFFECT", t.initCause(null));
          probe("NONE", t.getMessage());
        }
        """,
        EffectTable::verdict);
  }
}
