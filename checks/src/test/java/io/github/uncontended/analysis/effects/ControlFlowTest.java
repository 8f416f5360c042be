package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Which code always throws, which may throw, and which never does. */
final class ControlFlowTest {
  @Test
  void throwing() {
    EffectTable.check(
        """
        void m(String s) {
          probe("ALWAYS_THROWS", fail());
          probe("ALWAYS_THROWS", failVia());
          probe("ALWAYS_THROWS", failStatement());
          probe("ALWAYS_THROWS", failEitherWay(s));
          probe("ALWAYS_THROWS", failInFinally(s));
          probe("ALWAYS_THROWS", s + fail());
          probe("ALWAYS_THROWS", (s == null ? "" : s) + fail());
          probe("ALWAYS_THROWS", new Failing());
          probe("ALWAYS_THROWS", failInLoop(s));
          probe("THROWS", s == null ? fail() : s);
          probe("THROWS", s == null && fail() == null);
          probe("THROWS", failPerhaps(s));
          probe("THROWS", failLater(s));
          probe("THROWS", failAfterLoop(s));
          probe("THROWS", failAfterSwitch(s));
          probe("THROWS", failAfterTry(s));
          probe("THROWS", failAfterLabel(s));
          probe("THROWS", failAfterDo(s));
          probe("THROWS", failAfterWhile(s));
          probe("THROWS", failAfterFor(s));
          probe("THROWS", failCaught());
          probe("THROWS", failInCatch(s));
          probe("THROWS", Optional.of(s).orElseThrow(() -> new RuntimeException(fail())));
          probe("THROWS", failInAssert());
          probe("NONE", (Supplier<String>) () -> fail());
          probe("ALWAYS_THROWS", logAndFail());
          probe("EFFECT", perhapsLogAndFail(s));
          probe("EFFECT", endless());
        }
        private static String fail() { throw new IllegalStateException(); }
        private static String failVia() { return fail(); }
        private static String failStatement() { check(); return "x"; }
        private static void check() { throw new IllegalStateException(); }
        private static String failEitherWay(String s) {
          if (s == null) { throw new NullPointerException(); } else { throw new RuntimeException(); }
        }
        private static String failInFinally(String s) {
          try { throw new NullPointerException(); } finally { s = ""; }
        }
        private static String failInLoop(String s) {
          while (true) { if (s == null) { throw new NullPointerException(); } }
        }
        private static String failPerhaps(String s) {
          if (s == null) { throw new NullPointerException(); }
          return s;
        }
        private static String failLater(String s) {
          if (s != null) { return s; }
          throw new NullPointerException();
        }
        private static String failAfterLoop(String s) {
          for (char c : s.toCharArray()) { if (c == 'x') { return s; } }
          throw new NullPointerException();
        }
        private static String failAfterFor(String s) {
          for (int i = 0; i < 3; i++) { if (i == s.length()) { return s; } }
          throw new NullPointerException();
        }
        private static String failAfterWhile(String s) {
          while (s.isEmpty()) { return s; }
          throw new NullPointerException();
        }
        private static String failAfterDo(String s) {
          do { if (s.isEmpty()) { return s; } } while (s.isEmpty());
          throw new NullPointerException();
        }
        private static String failAfterSwitch(String s) {
          switch (s) { case "a": return s; default: break; }
          throw new NullPointerException();
        }
        private static String failAfterTry(String s) {
          try { return s.trim(); } catch (RuntimeException e) { }
          throw new NullPointerException();
        }
        private static String failAfterLabel(String s) {
          here: { if (s == null) { break here; } return s; }
          throw new NullPointerException();
        }
        private static String failCaught() {
          try { throw new NullPointerException(); } catch (RuntimeException e) { return ""; }
        }
        private static String failInCatch(String s) {
          try { s.trim(); } catch (RuntimeException e) { throw new IllegalStateException(e); }
          return "";
        }
        private static String failInAssert() { assert fail() == null : fail(); return ""; }
        private static String logAndFail() {
          System.out.println();
          throw new NullPointerException();
        }
        private static String perhapsLogAndFail(String s) {
          System.out.println();
          if (s == null) { throw new NullPointerException(); }
          return s;
        }
        private static String endless() { while (true) { System.out.println(); } }
        private static final class Failing { Failing() { throw new IllegalStateException(); } }
        """,
        EffectTable::verdict);
  }
}
