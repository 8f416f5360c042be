package io.github.uncontended.analysis.sharing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import io.github.uncontended.testing.Probe;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Each {@code probe("answer", value)} asks about the construction of the class that it stands in.
 */
final class ThisEscapeTest {
  private static final String HEAD =
      """
      import java.util.*;
      import java.util.function.*;
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        static void take(Object value) {}
        static String plain() { return ""; }
      """;

  private static void check(String classes, Function<ThisEscape, String> answer) {
    ImmutableList<Probe> probes = Probe.in(HEAD + classes + "}");
    assertFalse(probes.isEmpty());
    assertEquals(
        String.join("\n", probes.stream().map(it -> it.line() + " " + it.expected()).toList()),
        String.join(
            "\n", probes.stream().map(it -> it.line() + " " + answer.apply(of(it))).toList()));
  }

  private static ThisEscape of(Probe probe) {
    ClassTree type = probe.state().findEnclosing(ClassTree.class);
    return ThisEscape.of(ASTHelpers.getSymbol(type), probe.state());
  }

  @Test
  void isPossible() {
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
          void ask() { probe("confined", 1); }
        }
        static class Other {}
        static class Passed { Passed() { take(this); } void ask() { probe("escapes", 1); } }
        static class Bracketed { Bracketed() { take((this)); } void ask() { probe("escapes", 1); } }
        static class Stored { static Stored last; Stored() { last = this; } void ask() { probe("escapes", 1); } }
        static class ByField { Object me = this; void ask() { probe("escapes", 1); } }
        static class ByBlock { { take(this); } void ask() { probe("escapes", 1); } }
        static class StaticBlock { static { take(1); } static Object o = new StaticBlock(); void ask() { probe("confined", 1); } }
        static class Qualified { Qualified() { take(Qualified.this); } void ask() { probe("escapes", 1); } }
        static class QualifiedField { int n; QualifiedField() { QualifiedField.this.n = 1; } void ask() { probe("confined", 1); } }
        static class Anonymous { Anonymous() { take(new Object() {}); } void ask() { probe("escapes", 1); } }
        static class Inner { class In {} Inner() { new In(); } void ask() { probe("escapes", 1); } }
        static class CapturesThis { Runnable r = () -> take(this); void ask() { probe("escapes", 1); } }
        static class CapturesField { int n; Runnable r = () -> take(n); void ask() { probe("escapes", 1); } }
        static class CapturesMethod { void m() {} Runnable r = () -> m(); void ask() { probe("escapes", 1); } }
        static class CapturesStatic { static int n; static void m() {} Runnable r = () -> { m(); take(n); }; void ask() { probe("confined", 1); } }
        static class CapturesLocal { CapturesLocal(int n) { Runnable r = () -> take(n); } void ask() { probe("confined", 1); } }
        static class References { void m() {} Runnable r = this::m; void ask() { probe("escapes", 1); } }
        static class ReferencesSuper { Supplier<String> s = super::toString; void ask() { probe("escapes", 1); } }
        static class ReferencesOther { Supplier<String> s = Probed::plain; void ask() { probe("confined", 1); } }
        static class Overridable { Overridable() { m(); } void m() {} void ask() { probe("escapes", 1); } }
        static class OverridableByThis { OverridableByThis() { this.m(); } void m() {} void ask() { probe("escapes", 1); } }
        static class OfSuper { OfSuper() { super.toString(); } void ask() { probe("escapes", 1); } }
        static class OfOther { OfOther() { new Overridable().m(); } void ask() { probe("confined", 1); } }
        static final class Sealed { Sealed() { m(); } void m() {} void ask() { probe("confined", 1); } }
        static class FinalMethod { FinalMethod() { m(); } final void m() {} void ask() { probe("confined", 1); } }
        static class Passes { Passes() { m(); } private void m() { take(this); } void ask() { probe("escapes", 1); } }
        static class Below extends Passed { void ask() { probe("escapes", 1); } }
        static class BelowKept extends Other { void ask() { probe("confined", 1); } }
        static class Far extends ArrayList<String> { void ask() { probe("escapes", 1); } }
        enum Color { RED; void ask() { probe("confined", 1); } }
        record Point(int x) { void ask() { probe("confined", 1); } }
          static class OfQualified { OfQualified() { OfQualified.this.m(); } private void m() { take(this); } void ask() { probe("escapes", 1); } }
        """,
        escape -> escape.isPossible() ? "escapes" : "confined");
  }

  @Test
  void ways() {
    check(
        """
        static class None { None() { own(); } private void own() { synchronized (this) { plain(); } } void ask() { probe("[]", 1); } }
        static class Value { Value() { take(this); } void ask() { probe("[VALUE]", 1); } }
        static class Lambda { int n; Runnable r = () -> take(n); void ask() { probe("[CAPTURE]", 1); } }
        static class Both { Runnable r = this::own; private void own() {} void ask() { probe("[VALUE, CAPTURE]", 1); } }
        static class Open { Open() { m(); } void m() {} void ask() { probe("[UNKNOWN_CODE]", 1); } }
        static class OpenValue { OpenValue() { m(); } void m() { take(this); } void ask() { probe("[VALUE, UNKNOWN_CODE]", 1); } }
        static class Far extends ArrayList<String> { void ask() { probe("[UNKNOWN_CODE]", 1); } }
        static class Outer { void m() { take(this); } class Inner { Inner() { Outer.this.m(); } void ask() { probe("[]", 1); } } }
        """,
        escape -> escape.ways().toString());
  }

  @Test
  void calls() {
    check(
        """
        static class Calls { Calls() { own(); this.open(); super.toString(); plain(); } private void own() {} void open() { deep(); } void deep() {} void ask() { probe("deep open own", 1); } }
        static class OfOther { OfOther(OfOther it) { it.open(); } void open() {} void ask() { probe("", 1); } }
        """,
        escape ->
            String.join(
                " ", escape.calls().stream().map(it -> it.name.toString()).sorted().toList()));
  }
}
