package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** A change of a fresh object is no side effect; a change of a shared one is. */
final class FreshnessTest {
  @Test
  void objectsInSight() {
    EffectTable.check(
        """
        static int count;
        static final List<String> SHARED = new ArrayList<>();
        static int[] array = new int[3];
        final List<String> list = new ArrayList<>();
        void m(String s) {
          probe("THROWS", filled(s));
          probe("THROWS", filledArray());
          probe("NONE", text(s));
          probe("NONE", filledBy(s));
          probe("THROWS", streamed(s));
          probe("THROWS", grouped(SHARED));
          probe("THROWS", writesText());
          probe("NONE", fieldOfFresh());
          probe("THROWS", elementsOfCopy(array));
          probe("THROWS", reassignedFresh(s));
          probe("THROWS", eitherFresh(s));
          probe("EFFECT", eitherShared(s));
          probe("EFFECT", reassignedShared(s));
          probe("EFFECT", parameterIsShared(s));
          probe("EFFECT", aliased(s));
          probe("EFFECT", shares(s));
          probe("EFFECT", sharesField(s));
          probe("EFFECT", writesParameter(array));
          probe("EFFECT", text(text(s) + countUp()));
          probe("EFFECT", filled(s).add("x") && countUp() > 1);
          probe("THROWS", filled(s).add("x"));
          probe("EFFECT", elementOfFresh(s));
          probe("EFFECT", shuffles());
          probe("THROWS", sorts());
          probe("EFFECT", unbox().get(0).getAndSet(1));
        }
        private static List<AtomicInteger> unbox() { return new ArrayList<>(); }
        private static List<String> filled(String s) {
          List<String> l = new ArrayList<>();
          for (String x : s.split(",")) { l.add(x); }
          l.remove(s);
          return l;
        }
        private static int[] filledArray() {
          int[] a = new int[3];
          for (int i = 0; i < 3; i++) { a[i] = i; a[i]++; }
          return a;
        }
        private static String text(String s) {
          StringBuilder b = new StringBuilder();
          b.append(s).append("x").append(1).reverse();
          b.setLength(0);
          return b.toString();
        }
        private static StringBuilder filledBy(String s) {
          StringBuilder b = new StringBuilder();
          into(b, s);
          return b;
        }
        private static void into(StringBuilder b, String s) { b.append(s); }
        private static List<String> streamed(String s) {
          List<String> l = new ArrayList<>();
          Stream.of(s).map(String::trim).filter(x -> !x.isEmpty()).forEach(l::add);
          Stream.of(s).forEach(x -> l.add(x));
          return Stream.of(s).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        }
        private static Map<String, List<String>> grouped(List<String> all) {
          Map<String, List<String>> m = new HashMap<>();
          for (String s : all) { m.computeIfAbsent(s, k -> new ArrayList<>()).add(s); }
          return m;
        }
        private static String writesText() {
          StringWriter w = new StringWriter();
          w.write("x");
          try (StringReader r = new StringReader("x")) { return w.toString(); }
        }
        private static Node fieldOfFresh() {
          Node n = new Node(1);
          n.value = 2;
          n.names.add("x");
          n.value++;
          return n;
        }
        private static int[] elementsOfCopy(int[] from) {
          int[] a = from.clone();
          a[0] = 1;
          int[] b = Arrays.copyOf(from, 2);
          b[0] = 1;
          System.arraycopy(from, 0, b, 0, 1);
          return a;
        }
        private static List<String> reassignedFresh(String s) {
          List<String> l = null;
          if (s == null) { l = new ArrayList<>(); } else { l = new LinkedList<>(); }
          l.add(s);
          return l;
        }
        private static List<String> eitherFresh(String s) {
          List<String> l = s == null ? new ArrayList<>() : new LinkedList<>();
          l.add(s);
          return l;
        }
        private static List<String> eitherShared(String s) {
          List<String> l = s == null ? new ArrayList<>() : SHARED;
          l.add(s);
          return l;
        }
        private static List<String> reassignedShared(String s) {
          List<String> l = new ArrayList<>();
          l = SHARED;
          l.add(s);
          return l;
        }
        private static String parameterIsShared(String s) { addTo(SHARED, s); return s; }
        private static void addTo(List<String> l, String s) { l.add(s); }
        private static String aliased(String s) {
          List<String> l = SHARED;
          l.add(s);
          return s;
        }
        private static int countUp() { count++; return count; }
        private static String shares(String s) { SHARED.add(s); return s; }
        private String sharesField(String s) { list.add(s); return s; }
        private static int writesParameter(int[] a) { a[0] = 1; return 1; }
        private static List<List<String>> elementOfFresh(String s) {
          List<List<String>> l = new ArrayList<>();
          l.add(SHARED);
          l.get(0).add(s);
          return l;
        }
        private static int shuffles() { Collections.shuffle(SHARED); return 1; }
        private static int sorts() {
          List<String> l = new ArrayList<>(SHARED);
          Collections.sort(l);
          l.sort(null);
          Arrays.sort(new int[3]);
          return 1;
        }
        private static final class Node {
          int value;
          final List<String> names = new ArrayList<>();
          Node(int v) { value = v; }
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void builders() {
    EffectTable.check(
        """
        void m(Message m, Builder shared, Bean bean, String s) {
          probe("UNLIKELY", m.toBuilder().setName(s).build());
          probe("UNLIKELY", m.toBuilder().name(s).setName(s).build());
          probe("UNLIKELY", m.toBuilder().self().setName(s).build());
          probe("UNLIKELY", m.builder().setName(s));
          probe("EFFECT", m.getBuilder().setName(s));
          probe("EFFECT", m.currentBuilder().setName(s));
          probe("EFFECT", m.toBuilder().send());
          probe("EFFECT", shared.setName(s).build());
          probe("EFFECT", shared.with(m.toBuilder()).setName(s));
          probe("EFFECT", m.toBuilder().with(shared).send());
          probe("EFFECT", bean.set(s));
          probe("EFFECT", touchesBean(bean));
        }
        private static int touchesBean(Bean b) { b.other(); return 1; }
        interface Builder {
          Builder setName(String s); Builder name(String s); Builder with(Builder b);
          Builder send(); String build(); Builder self();
        }
        interface Message {
          static Builder newBuilder() { return null; }
          Builder toBuilder();
          Builder builder();
          Builder getBuilder();
          Builder currentBuilder();
        }
        interface Bean {
          void setName(String s); void other(); void store(); Bean set(String s); Bean next();
          Bean put(String s); Bean putNothing();
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void expressionsForAnObject() {
    EffectTable.check(
        """
        static List<String> LIST = new ArrayList<>();
        static final StringBuilder BUILDER = new StringBuilder();
        void m(String s, StringBuilder sb) throws Exception {
          List<String> outside = new ArrayList<>();
          probe("EFFECT", outside.add(s));
          probe("THROWS", new ArrayDeque<>(LIST).poll());
          probe("NONE", ((List<String>) new ArrayList<String>()).add(s));
          probe("THROWS", (true ? new ArrayList<String>() : null).add(s));
          probe("EFFECT", (LIST = new ArrayList<String>()).add(s));
          probe("THROWS", s.toCharArray()[0] = 1);
          probe("THROWS", new StringBuilder().append(s).insert(0, s).deleteCharAt(0).length());
          probe("EFFECT", sb.append(s).insert(0, s).length());
          probe("NONE", s.split(",").clone());
          probe("EFFECT", BUILDER.append(s));
          probe("EFFECT", BUILDER.reverse());
          probe("NONE", BUILDER.length());
          probe("NONE", new StringBuilder().append(s));
        }
        """,
        EffectTable::verdict);
  }
}
