package io.github.uncontended.analysis.unit;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each {@code probe("answer", value)} asks about the class that it stands in. */
final class ConstructionTest {
  private static final String HEAD =
      """
      import java.util.*;
      import java.util.function.*;
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        static void take(Object value) {}
        static String plain() { return ""; }
      """;

  private static void check(String classes, Function<Probe, String> actual) {
    Probe.check(HEAD + classes + "}", actual);
  }

  private static ClassTree type(Probe probe) {
    return probe.state().findEnclosing(ClassTree.class);
  }

  private static String leak(Probe probe) {
    return Construction.of(probe.state()).mayLeakThis(ASTHelpers.getSymbol(type(probe)))
        ? "leaks"
        : "keeps";
  }

  /** Whether the place is part of the construction that the class's first field belongs to. */
  private static String during(Probe probe) {
    VarSymbol field =
        type(probe).getMembers().stream()
            .map(ASTHelpers::getSymbol)
            .filter(VarSymbol.class::isInstance)
            .map(VarSymbol.class::cast)
            .findFirst()
            .orElseThrow();
    return Construction.of(probe.state()).isDuring(probe.state().getPath(), field)
        ? "during"
        : "any time";
  }

  @Test
  void leaksOfThis() {
    check(
        """
        static class Kept {
          int n; Kept other = null; static Kept last = new Kept(); List<String> texts = List.of();
          Kept() { this(1); }
          Kept(int n) {
            this.n = n; (this).n = 2; synchronized (this) { n++; } synchronized ((this)) { n++; }
            own(); this.own(); plain(); take(n); getClass(); super.getClass(); String.valueOf(n);
            texts.forEach(it -> this.n += it.length()); texts.forEach(it -> own());
            Runnable r = () -> take("free"); Runnable s = () -> { int local = 0; plain(); take(local); };
            Runnable t = () -> take(last); Function<String, Integer> f = Integer::parseInt; new Other();
          }
          private void own() { again(); }
          private void again() { own(); }
          final void open() { take(this); }
          static void alsoHere() { take(new Kept()); }
          void ask() { probe("keeps", 1); }
        }
        static class Other {}
        static class Passed { Passed() { take(this); } void ask() { probe("leaks", 1); } }
        static class Bracketed { Bracketed() { take((this)); } void ask() { probe("leaks", 1); } }
        static class Stored { static Stored last; Stored() { last = this; } void ask() { probe("leaks", 1); } }
        static class ByField { Object me = this; void ask() { probe("leaks", 1); } }
        static class ByBlock { { take(this); } void ask() { probe("leaks", 1); } }
        static class StaticBlock { static { take(1); } static Object o = new StaticBlock(); void ask() { probe("keeps", 1); } }
        static class Qualified { Qualified() { take(Qualified.this); } void ask() { probe("leaks", 1); } }
        static class QualifiedField { int n; QualifiedField() { QualifiedField.this.n = 1; } void ask() { probe("keeps", 1); } }
        static class Anonymous { Anonymous() { take(new Object() {}); } void ask() { probe("leaks", 1); } }
        static class Inner { class In {} Inner() { new In(); } void ask() { probe("leaks", 1); } }
        static class CapturesThis { Runnable r = () -> take(this); void ask() { probe("leaks", 1); } }
        static class CapturesField { int n; Runnable r = () -> take(n); void ask() { probe("leaks", 1); } }
        static class CapturesMethod { void m() {} Runnable r = () -> m(); void ask() { probe("leaks", 1); } }
        static class CapturesStatic { static int n; static void m() {} Runnable r = () -> { m(); take(n); }; void ask() { probe("keeps", 1); } }
        static class CapturesLocal { CapturesLocal(int n) { Runnable r = () -> take(n); } void ask() { probe("keeps", 1); } }
        static class References { void m() {} Runnable r = this::m; void ask() { probe("leaks", 1); } }
        static class ReferencesSuper { Supplier<String> s = super::toString; void ask() { probe("leaks", 1); } }
        static class ReferencesOther { Supplier<String> s = Probed::plain; void ask() { probe("keeps", 1); } }
        static class Overridable { Overridable() { m(); } void m() {} void ask() { probe("leaks", 1); } }
        static class OverridableByThis { OverridableByThis() { this.m(); } void m() {} void ask() { probe("leaks", 1); } }
        static class OfSuper { OfSuper() { super.toString(); } void ask() { probe("leaks", 1); } }
        static class OfOther { OfOther() { new Overridable().m(); } void ask() { probe("keeps", 1); } }
        static final class Sealed { Sealed() { m(); } void m() {} void ask() { probe("keeps", 1); } }
        static class FinalMethod { FinalMethod() { m(); } final void m() {} void ask() { probe("keeps", 1); } }
        static class Passes { Passes() { m(); } private void m() { take(this); } void ask() { probe("leaks", 1); } }
        static class Below extends Passed { void ask() { probe("leaks", 1); } }
        static class BelowKept extends Other { void ask() { probe("keeps", 1); } }
        static class Far extends ArrayList<String> { void ask() { probe("leaks", 1); } }
        enum Color { RED; void ask() { probe("keeps", 1); } }
        record Point(int x) { void ask() { probe("keeps", 1); } }
        """,
        ConstructionTest::leak);
  }

  @Test
  void placesDuringConstruction() {
    check(
        """
        static class Filled {
          final List<String> list = new ArrayList<>();
          Object initial = take("x", () -> probe("any time", 0));
          { probe("during", 1); }
          static { probe("any time", 2); }
          Filled() { probe("during", 3); fill(); this.fill(); recursive(1); both(); late(() -> fillLater()); }
          Filled(List<String> from) { from.forEach(it -> probe("during", 4)); take("y", () -> probe("any time", 5)); }
          private void fill() { probe("during", 6); }
          private void recursive(int n) { probe("during", 7); if (n > 0) recursive(n - 1); }
          private void both() { probe("any time", 8); }
          void later() { both(); probe("any time", 9); }
          private void unused() { probe("any time", 10); }
          private void fillLater() { probe("any time", 11); }
          private static void late(Runnable r) {}
          static Object take(String s, Runnable r) { return s; }
          private void ofOther() { probe("any time", 12); }
          Filled(Filled other) { other.ofOther(); }
          void open() { probe("any time", 13); }
          Filled(int n) { open(); }
        }
        static class Constant {
          static final List<String> LIST = new ArrayList<>();
          static { probe("during", 1); fill(); Constant.also(); }
          { probe("any time", 2); }
          Constant() { probe("any time", 3); }
          private static void fill() { probe("during", 4); }
          private static void also() { probe("during", 5); }
        }
        """,
        ConstructionTest::during);
  }
}
