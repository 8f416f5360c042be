package io.github.uncontended.analysis.hashing;

import com.sun.source.tree.ClassTree;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each {@code probe("answer", value)} asks about the class that it stands in. */
final class EarlyHashTest {
  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.function.*;
      @SuppressWarnings("all") class Probed {
        static final Set<Object> ALL = new HashSet<>();
        static void probe(String expected, Object value) {}
        static int take(Object value) { return 1; }

        static class Chosen {
          final int a; static int made = take(new Chosen());
          Chosen() { this(1); }
          Chosen(int a) { this.a = a; (a > 0 ? this : null).set(); }
          private void set() {}
          void later() { ALL.add(this); }
          static void make() { ALL.add(new Chosen()); }
          void ask() { probe("early", 1); }
        }
        static class Kept {
          final int a; int b; final int c = Objects.hash(1); static int made = take(new Kept());
          static { take(new Kept()); }
          static { take(new Object() { int n = hashCode(); }); }
          static Object other = new Object() { int n = hashCode(); };
          Kept() { this(1); }
          Kept(int a) { this.a = a; Kept.this.b = "".hashCode(); set(); this.set(); make(); Kept.this.set(); }
          private void set() { again(); }
          private void again() { set(); }
          void later() { ALL.add(this); }
          static void make() { ALL.add(new Kept()); }
          void ask() { probe("late", 1); }
        }
        static class Passed { Passed() { ALL.add(this); } void ask() { probe("early", 1); } }
        static class PassedOn { PassedOn() { this(take("")); } PassedOn(int a) { take(this); } void ask() { probe("early", 1); } }
        static class Qualified { Qualified() { ALL.add(Qualified.this); } void ask() { probe("early", 1); } }
        static class InBlock { { ALL.add(this); } void ask() { probe("early", 1); } }
        static class InField { int a = take(this); void ask() { probe("early", 1); } }
        static class Hashes { int a = hashCode(); void ask() { probe("early", 1); } }
        static class HashesThis { int a = this.hashCode(); void ask() { probe("early", 1); } }
        static class HashesQualified { int a = HashesQualified.this.hashCode(); void ask() { probe("early", 1); } }
        static class HashesSuper { int a = super.hashCode(); void ask() { probe("late", 1); } }
        static class HashesOther { int a = "".hashCode(); void ask() { probe("late", 1); } }
        static class InMethod { InMethod() { add(); } void add() { ALL.add(this); } void ask() { probe("early", 1); } }
        static class InMethodOfThis { InMethodOfThis() { this.add(); } void add() { ALL.add(this); } void ask() { probe("early", 1); } }
        static class InMethodOfQualified { InMethodOfQualified() { InMethodOfQualified.this.add(); } void add() { ALL.add(this); } void ask() { probe("early", 1); } }
        static class InMethodOfOther { InMethodOfOther(InMethodOfOther it) { it.add(); } void add() { ALL.add(this); } void ask() { probe("late", 1); } }
        static class InMethodOfMethod { { add(); } void add() { addNow(); } void addNow() { take(hashCode()); } void ask() { probe("early", 1); } }
        static class InArgument { { this.set(this); } void set(Object o) {} void ask() { probe("early", 1); } }
        static class InStatic { { add(this); } static void add(Object o) {} void ask() { probe("early", 1); } }
        static class OfOther { Object other = new Passed() {}; void ask() { probe("late", 1); } }
        static class InOther { { make(); } static Object make() { return new Object() { int n = hashCode(); }; } void ask() { probe("late", 1); } }
        static class InLambda { Supplier<Object> s = () -> this; void ask() { probe("early", 1); } }
        static class InReference { IntSupplier s = this::hashCode; void ask() { probe("early", 1); } }
        static class Abstract { { add(); } native void add(); void ask() { probe("late", 1); } }
        static class Below extends Passed { void ask() { probe("early", 1); } }
        static class BelowKept extends Kept { BelowKept() { super.set(); } void set() { ALL.add(this); } void ask() { probe("late", 1); } }
        static class BySuper extends InMethodOfOther { BySuper() { super(null); super.add(); } void ask() { probe("early", 1); } }
      }
      """;

  @Test
  void isPossible() {
    Probe.check(SOURCE, EarlyHashTest::answer);
  }

  private static String answer(Probe probe) {
    ClassTree type = probe.state().findEnclosing(ClassTree.class);
    return EarlyHash.of(type, probe.state()) == EarlyHash.LIKELY ? "early" : "late";
  }
}
