package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Effects of expressions and statements, and the reasons given for them. */
final class EffectInterpreterTest {
  @Test
  void expressions() {
    EffectTable.check(
        """
        static int count;
        int field;
        int[] array = {1};
        void m(int p, String s, Object o, int[] a) {
          int local = 0;
          probe("NONE", 1);
          probe("NONE", null);
          probe("NONE", s);
          probe("NONE", field);
          probe("NONE", this.field + count);
          probe("THROWS", a[p]);
          probe("THROWS", s + o);
          probe("THROWS", (String) o);
          probe("NONE", o instanceof String);
          probe("NONE", o instanceof String text ? text : s);
          probe("NONE", -p);
          probe("NONE", p > 0 && !s.isEmpty() || p < -1);
          probe("NONE", new int[] {p, 2});
          probe("NONE", Probed.class);
          probe("NONE", (Runnable) () -> count++);
          probe("NONE", (Supplier<String>) s::trim);
          probe("EFFECT", count++);
          probe("EFFECT", ++field);
          probe("EFFECT", field--);
          probe("EFFECT", --this.field);
          probe("EFFECT", field = 1);
          probe("EFFECT", field += 1);
          probe("EFFECT", local = 1);
          probe("EFFECT", (local) = 1);
          probe("EFFECT", local++);
          probe("EFFECT", a[0] = 1);
          probe("EFFECT", array[0]++);
          probe("EFFECT", p > 0 ? field++ : 0);
          probe("EFFECT", p > 0 && (field = 1) > 0);
          probe("EFFECT", (field = 1) > 0 || p > 0);
          probe("EFFECT", new int[] {p++, 2});
          probe("EFFECT", s + count++);
          probe("NONE", switch (p) { case 1 -> 2; default -> { int x = 1; x++; yield x; } });
          probe("EFFECT", switch (p) { case 1 -> count++; default -> 1; });
          probe("EFFECT", switch (count++) { case 1 -> 2; default -> 1; });
        }
        """,
        EffectTable::verdict);
  }

  @Test
  void statementsOfBodies() {
    EffectTable.check(
        """
        static int count;
        int field;
        static final List<String> SHARED = new ArrayList<>();
        static int[] array = new int[3];
        final List<String> list = new ArrayList<>();
        void m(String s) {
          probe("NONE", constant());
          probe("NONE", getter());
          probe("THROWS", loops());
          probe("THROWS", recursive(3));
          probe("NONE", lambdaUnused());
          probe("NONE", localChanges(1));
          probe("THROWS", tries("1"));
          probe("NONE", conditionally(s));
          probe("THROWS", firstOf(SHARED));
          probe("EFFECT", countUp());
          probe("EFFECT", viaThis());
          probe("EFFECT", writesArray());
          probe("EFFECT", lock());
          probe("EFFECT", locksBlock());
          probe("EFFECT", prints());
          probe("EFFECT", countUp() + constant());
          probe("EFFECT", constant() + countUp());
          probe("EFFECT", SHARED.add("x"));
          probe("NONE", list.size());
        }
        private static int constant() { return 1; }
        private int getter() { return field; }
        private static int loops() {
          int n = 0;
          for (int i = 0; i < 3; i++) { n += i; }
          while (n > 3) { n--; }
          do { n++; } while (n < 4);
          outer:
          for (;;) { if (n > 3) { break outer; } n++; }
          return n;
        }
        private static int recursive(int n) { return n == 0 ? 0 : recursive(n - 1); }
        private static Object lambdaUnused() { Runnable r = () -> count++; return r; }
        private static int localChanges(int p) { p++; p = 2; return p; }
        private static int tries(String s) {
          try { return Integer.parseInt(s); } catch (NumberFormatException e) { return 0; }
          finally { s = ""; }
        }
        private static int conditionally(String s) {
          if (s.isEmpty()) { return 1; } else { return 2; }
        }
        private static String firstOf(List<String> l) { return l.iterator().next(); }
        private static int countUp() { count++; return count; }
        private int viaThis() { this.field = 1; return 1; }
        private static int writesArray() { array[0] = 1; return 1; }
        private static synchronized int lock() { return 1; }
        private static int locksBlock() { synchronized (SHARED) { return 1; } }
        private static int prints() { System.out.println("x"); return 1; }
        """,
        EffectTable::verdict);
  }

  @Test
  void reasons() {
    EffectTable.check(
        """
        int count;
        Iterator<String> iterator;
        static int total;
        int[] a;
        private static Reader reader;
        void m() {
          probe("", 1);
          probe("increments count", count++);
          probe("increments total", ++total);
          probe("decrements count", count--);
          probe("decrements count", --count);
          probe("assigns count", count = 2);
          probe("changes count", this.count += 2);
          probe("writes to an array", a[0] = 1);
          probe("calls iterator.next()", iterator.next());
          probe("calls iterator.next()", this.iterator.next());
          probe("calls Math.random()", Math.random());
          probe("calls next()", iterator().next());
          probe("increments count", bump());
          probe("takes a lock", locked());
          probe("takes a lock", block());
          probe("throws IllegalStateException", fail());
          probe("calls new FileReader", reader());
          probe("closes a resource", closing());
          probe("no override of unseen() has a side effect", unseen());
          probe("", perhaps());
          probe("", run(null, () -> 1));
        }
        static String run(Supplier<String> s, Supplier<Integer> t) {
          return Optional.of("").orElseGet(s);
        }
        int unseen() { return 1; }
        private static int perhaps() {
          if (total > 0) { throw new IllegalStateException(); }
          return 1;
        }
        private int bump() { return count++ + 1; }
        private synchronized int locked() { return 1; }
        private int block() { synchronized (this) { return 1; } }
        private int fail() { throw new IllegalStateException(); }
        private Reader reader() {
          try { return new FileReader("x"); } catch (IOException e) { return null; }
        }
        private int closing() {
          try (Reader r = reader) { return 1; } catch (IOException e) { return 2; }
        }
        private Iterator<String> iterator() { return iterator; }
        """,
        EffectTable::reason);
  }
}
