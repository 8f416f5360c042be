package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Which expressions cost no more than a lambda, as far as their code is in the compilation. */
final class CostsTest {
  @Test
  void expressions() {
    EffectTable.check(
        """
        static final int MAX = 3;
        String name;
        int[] array;
        void m(String s, Object o, int n) {
          probe("cheap", 1);
          probe("cheap", null);
          probe("cheap", "a" + MAX);
          probe("cheap", s);
          probe("cheap", this);
          probe("cheap", this.name);
          probe("cheap", array[n]);
          probe("cheap", array.length);
          probe("work", array[work()]);
          probe("work", workArray()[0]);
          probe("work", workArray().length);
          probe("cheap", "a" + s);
          probe("work", "a" + work());
          probe("work", work() + "a");
          probe("cheap", -n);
          probe("work", -work());
          probe("cheap", (String) o);
          probe("work", (Object) work());
          probe("cheap", (s));
          probe("work", (work()));
          probe("cheap", o instanceof String);
          probe("work", (Object) work() instanceof Integer);
          probe("cheap", n > 0 ? s : name);
          probe("work", work() > 0 ? s : name);
          probe("work", n > 0 ? work() : n);
          probe("work", n > 0 ? n : work());
          probe("cheap", name = s);
          probe("work", n = work());
          probe("cheap", n += 1);
          probe("work", n += work());
          probe("work", workArray()[0] += 1);
          probe("cheap", String.class);
          probe("cheap", int.class);
          probe("cheap", int[].class);
          probe("cheap", (Supplier<Object>) () -> work());
          probe("cheap", (Supplier<Object>) s::trim);
          probe("cheap", (Supplier<Object>) ArrayList<String>::new);
          probe("cheap", (Function<Integer, int[]>) int[]::new);
          probe("work", (Supplier<Object>) workArray()::clone);
          probe("work", switch (n) { case 1 -> 1; default -> 2; });
        }
        private int work() { int x = 1; return x; }
        private int[] workArray() { int x = 1; return array; }
        """,
        EffectTable::cost);
  }

  @Test
  void allocations() {
    EffectTable.check(
        """
        List<String> list;
        void m(String s, int n) {
          probe("cheap", new int[0]);
          probe("cheap", new int[16]);
          probe("work", new int[17]);
          probe("work", new int[4][5]);
          probe("work", new int[n]);
          probe("cheap", new int[] {1, n});
          probe("work", new int[] {1, work()});
          probe("work", new int[] {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1});
          probe("cheap", new Object());
          probe("cheap", new Object() {});
          probe("work", new Object() { int x = work(); });
          probe("work", new Object() { { work(); } });
          probe("cheap", new ArrayList<>());
          probe("cheap", new HashMap<>(16));
          probe("work", new ArrayList<>(1000));
          probe("work", new ArrayList<>(list));
          probe("cheap", new StringBuilder());
          probe("work", new StringBuilder(s));
          probe("cheap", new AtomicInteger(n));
          probe("work", new AtomicInteger(work()));
          probe("work", new RuntimeException());
          probe("work", new Exploding());
          probe("cheap", new Keeping(s, n));
          probe("work", new Keeping(s, work()));
          probe("cheap", new SubKeeping());
          probe("work", new WorkingForSuper());
          probe("work", new Working(s));
          probe("work", new WorkingInField());
          probe("work", new WorkingInBlock());
          probe("cheap", new StaticWorking());
          probe("work", new Branching(n));
          probe("work", new SuperWorking());
          probe("cheap", new Plain(1));
          probe("work", new Point(1, 2));
          probe("cheap", new Plain(1).x());
          probe("cheap", new Inner());
          probe("work", other().new Inner());
        }
        private int work() { int x = 1; return x; }
        private Probed other() { int x = 1; return this; }
        record Point(int x, int y) { Point { if (x < 0) { throw new RuntimeException(); } } }
        record Plain(int x) {}
        private class Inner {}
        private static class Exploding extends RuntimeException {}
        private static class Keeping {
          final String s;
          int n;
          int m = 1;
          Keeping(String s, int n) { this.s = Objects.requireNonNull(s); this.n = n; }
        }
        private static class SubKeeping extends Keeping { SubKeeping() { super("x", 1); } }
        private static class WorkingForSuper extends Keeping {
          WorkingForSuper() { super("x".trim(), 1); }
        }
        private static class Working { Working(String s) { s.trim(); } }
        private static class WorkingInField { String x = "".trim(); }
        private static class WorkingInBlock { int x; { x = 1; } }
        private static class StaticWorking { static String x = "".trim(); static { x = ""; } }
        private static class Branching { Branching(int n) { if (n > 0) { n = 1; } } }
        private static class SuperWorking extends Working { SuperWorking() { super("x"); } }
        """,
        EffectTable::cost);
  }

  @Test
  void methodsInSight() {
    EffectTable.check(
        """
        static final int MAX = 3;
        String name;
        int[] array;
        Value value;
        NotValue notValue;
        void m(int n) {
          probe("cheap", getName());
          probe("cheap", this.getName());
          probe("work", other().getName());
          probe("cheap", constant());
          probe("cheap", self());
          probe("cheap", viaGetter());
          probe("cheap", three());
          probe("work", four());
          probe("work", work());
          probe("work", locked());
          probe("work", nothing(1));
          probe("cheap", pass(n));
          probe("cheap", wrapped());
          probe("cheap", sum(n));
          probe("cheap", constantText());
          probe("cheap", put());
          probe("cheap", made());
          probe("work", madeArray());
          probe("work", concatenated());
          probe("work", concatenatedInside());
          probe("work", pass(work()));
          probe("work", overridden());
          probe("cheap", overriddenTrivially());
          probe("cheap", value.text());
          probe("work", value.text(1));
          probe("work", notValue.text());
          probe("work", value.made());
        }
        private int work() { int x = 1; return x; }
        private Probed other() { int x = 1; return this; }
        private String getName() { return name; }
        private static int constant() { return 1; }
        private Probed self() { return this; }
        private String viaGetter() { return getName(); }
        private String three() { return viaGetter(); }
        private String four() { return three(); }
        private synchronized String locked() { return name; }
        private Object nothing(int x) { if (x > 0) { return 1; } return 2; }
        private static int pass(int x) { return x + 1; }
        private Optional<String> wrapped() { return Optional.ofNullable(name); }
        private int sum(int x) { return x + array.length + 1; }
        private static String constantText() { return "a" + MAX; }
        private Supplier<Object> put() { return () -> new Object() + name; }
        private static Object made() { return new Object(); }
        private static int[] madeArray() { return new int[1]; }
        private String concatenated() { return "a" + name; }
        private int concatenatedInside() { return ("a" + name).length() + 1; }
        int overridden() { return 1; }
        int overriddenTrivially() { return 1; }
        static class Sub extends Probed {
          int overridden() { int x = 1; return x; }
          int overriddenTrivially() { return 2; }
        }
        @interface AutoValue {}
        @AutoValue abstract static class Value {
          abstract String text();
          abstract String text(int x);
          String made() { String s = "x"; return s; }
        }
        abstract static class NotValue { abstract String text(); }
        """,
        EffectTable::cost);
  }
}
