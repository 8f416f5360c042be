package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Which bodies a call may run, and what their effects are. */
final class CallEffectsTest {
  @Test
  void depthOfCalls() {
    EffectTable.check(
        """
        static int count;
        void m(String s) {
          probe("EFFECT", two());
          probe("EFFECT", three());
          probe("EFFECT", four());
          probe("EFFECT", runsLambda(s));
          probe("EFFECT", lambdaHeld());
          probe("NONE", deepAndPure());
          probe("THROWS", recursive(4));
        }
        private static int countUp() { count++; return count; }
        private static int two() { return countUp(); }
        private static int three() { return two(); }
        private static int four() { return three(); }
        private static int deepAndPure() { return pure(4); }
        private static int pure(int n) { return purer(n) + 1; }
        private static int purer(int n) { return purest(n) + 1; }
        private static int purest(int n) { return n * 2; }
        private static int recursive(int n) { return n == 0 ? 0 : recursive(n - 1) + 1; }
        private static String runsLambda(String s) {
          return Optional.of(s).map(x -> { count++; return x; }).get();
        }
        private static int lambdaHeld() { Supplier<Integer> x = () -> count++; return x.get(); }
        """,
        EffectTable::verdict);
  }

  @Test
  void overriding() {
    EffectTable.check(
        """
        void m(Base b, Open o, Final f, Sealed s, Unseen u, Abstract a) {
          probe("EFFECT", b.value());
          probe("EFFECT", b.deep());
          probe("UNLIKELY", o.value());
          probe("NONE", f.value());
          probe("NONE", s.value());
          probe("EFFECT", u.value());
          probe("UNLIKELY", u.other());
          probe("NONE", o.constant());
          probe("NONE", Open.statically());
          probe("THROWS", b.fails());
          probe("ALWAYS_THROWS", o.fails());
          probe("ALWAYS_THROWS", a.fails());
          probe("NONE", new Derived().viaSuper());
          class Local { int value() { return 1; } }
          probe("NONE", new Local().value());
          probe("NONE", new Base() { public int more() { return 2; } }.more());
        }
        private interface Unseen { int value(); int other(); }
        private static class Seen implements Unseen {
          static int count;
          public int value() { return count++; }
          public int other() { return count; }
        }
        static class Base {
          int value() { return 1; }
          int deep() { return 1; }
          int fails() { throw new UnsupportedOperationException(); }
        }
        static class Derived extends Base {
          int count;
          int value() { return count++; }
          int fails() { return 2; }
          final int viaSuper() { return super.value(); }
        }
        static class Deeper extends Derived {
          int deep() { return count++; }
        }
        static class Open {
          int value() { return 1; }
          final int constant() { return 1; }
          static int statically() { return 1; }
          int fails() { throw new IllegalStateException(); }
        }
        static abstract class Abstract { int fails() { throw new IllegalStateException(); } }
        static final class Final { int value() { return 1; } }
        private static class Sealed { int value() { return 1; } }
        """,
        EffectTable::verdict);
  }

  @Test
  void constructors() {
    EffectTable.check(
        """
        static int count;
        static final List<Object> REGISTRY = new ArrayList<>();
        void m(String s) {
          probe("NONE", new Object());
          probe("NONE", new ArrayList<>(List.of(s)));
          probe("NONE", new StringBuilder(s));
          probe("NONE", new IllegalStateException(s));
          probe("THROWS", new BigDecimal(s));
          probe("NONE", new Plain(s));
          probe("NONE", new Sub(s));
          probe("NONE", new Filling(s));
          probe("NONE", new Delegating());
          probe("NONE", new Pair(1, 2));
          probe("NONE", new Checked(1));
          probe("NONE", new Plain(s) { int x = 1; });
          probe("NONE", new Calling());
          probe("EFFECT", new Counting());
          probe("EFFECT", new CountingInField());
          probe("EFFECT", new CountingInBlock());
          probe("EFFECT", new SubOfCounting());
          probe("EFFECT", new ImplicitSub());
          probe("EFFECT", new Registering());
          probe("EFFECT", new DelegatesToCounting());
          probe("EFFECT", new Plain(s) { int x = count++; });
          probe("EFFECT", new Plain(s + count++));
          probe("EFFECT", new StaticInit());
          probe("EFFECT", new FilesShared(REGISTRY));
          probe("NONE", new FilesShared(new ArrayList<>()));
          probe("NONE", new Inner());
          probe("EFFECT", outer().new Inner());
        }
        private Probed outer() { count++; return this; }
        private class Inner {}
        private static class Plain {
          final String s;
          Plain(String s) { this.s = Objects.requireNonNull(s); }
        }
        private static class Sub extends Plain { int x; Sub(String s) { super(s); x = 1; } }
        private static class Filling {
          final List<String> l = new ArrayList<>();
          final List<String> m;
          Filling(String s) { l.add(s); m = new ArrayList<>(); m.add(s); this.m.add(s); }
        }
        private static class Delegating {
          int x = 1;
          Delegating() { this(1); }
          Delegating(int x) { this.x = x; }
        }
        private static class DelegatesToCounting {
          DelegatesToCounting() { this(1); }
          DelegatesToCounting(int x) { count++; }
        }
        record Pair(int a, int b) {}
        record Checked(int a) { Checked { a++; } }
        private static class Calling { int x; Calling() { init(); } private void init() { x = 1; } }
        private static class Counting { Counting() { count++; } }
        private static class CountingInField { int x = count++; }
        private static class CountingInBlock { { count++; } }
        private static class SubOfCounting extends Counting { SubOfCounting() { super(); } }
        private static class ImplicitSub extends Counting { }
        private static class Registering { Registering() { REGISTRY.add(this); } }
        private static class StaticInit { static int x = count++; static { count++; } }
        private static class FilesShared { FilesShared(List<Object> l) { l.add("x"); } }
        """,
        EffectTable::verdict);
  }

  @Test
  void otherUnitsAreInSight() {
    String probed =
        "class Probed {\n"
            + EffectTable.PROBE
            + """
            void m(Other o) {
              probe("EFFECT", o.count());
              probe("NONE", Other.constant());
              probe("UNLIKELY", o.open());
              probe("ALWAYS_THROWS", Other.fail());
              probe("NONE", new Other());
            }
            }
            """;
    String other =
        """
        class Other {
          private int count;
          final int count() { return ++count; }
          static int constant() { return 1; }
          int open() { return 1; }
          static int fail() { throw new IllegalStateException(); }
        }
        """;
    Probe.check(
        Probe.in(
            ImmutableMap.of("Probed", probed, "Other", other),
            ImmutableList.of(),
            ImmutableList.of()),
        EffectTable::verdict);
  }

  @Test
  void objectsMayBeOfClassesOfOtherUnits() {
    String probed =
        "class Probed {\n"
            + EffectTable.PROBE
            + """
            void m(
                Other o,
                CharSequence c,
                Iterable<String> i,
                java.util.Iterator<String> n,
                Number d,
                Open p) {
              probe("EFFECT", o.apply("a"));
              probe("EFFECT", "a".concat(c.toString()));
              probe("EFFECT", String.join(",", i));
              probe("EFFECT", n.hasNext());
              probe("THROWS", "a" + d);
              probe("EFFECT", "a" + p);
            }
            }
            """;
    String other =
        """
        interface Other {
          String apply(String s);
        }
        """;
    String open =
        """
        class Open {}
        """;
    String implementations =
        """
        import java.util.Iterator;
        class Implementations {
          static int count;
          static final Other OTHER = s -> { count++; return s; };
          static class Text extends Open implements CharSequence {
            public int length() { return 0; }
            public char charAt(int i) { return ' '; }
            public CharSequence subSequence(int from, int to) { return this; }
            @Override public String toString() { count++; return ""; }
          }
          static class Values implements Iterable<String> {
            public Iterator<String> iterator() {
              count++;
              return new Iterator<>() {
                public boolean hasNext() { count++; return false; }
                public String next() { return ""; }
              };
            }
          }
          static class Unprinted extends Number {
            public int intValue() { return 0; }
            public long longValue() { return 0; }
            public float floatValue() { return 0; }
            public double doubleValue() { return 0; }
            @Override public String toString() { throw new IllegalStateException(); }
          }
        }
        """;
    Probe.check(
        Probe.in(
            ImmutableMap.of(
                "Probed", probed, "Other", other, "Open", open, "Implementations", implementations),
            ImmutableList.of(),
            ImmutableList.of()),
        EffectTable::verdict);
  }
}
