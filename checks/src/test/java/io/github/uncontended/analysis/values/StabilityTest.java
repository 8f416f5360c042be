package io.github.uncontended.analysis.values;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.formatting.ConversionRisks;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

final class StabilityTest {
  @Test
  void stableExpressions() {
    Probe.check(
        """
            class Probed {
              static void probe(String expected, Object value) {}
              static final int MAX = 3;
              static int counter;
              final int[] values = {1};
              final Probed next = this;
              Probed previous;
              volatile int seen;
              enum Color { RED }
              void m(int p, String s, Object o) {
                int local = 0;
                local++;
                probe("true", 1);
                probe("true", "x");
                probe("true", null);
                probe("true", 1 + MAX);
                probe("true", p);
                probe("true", local);
                probe("true", (s));
                probe("true", this);
                probe("true", MAX);
                probe("true", Probed.MAX);
                probe("true", values);
                probe("true", this.values);
                probe("true", next.values);
                probe("true", this.next.next.values);
                probe("true", Color.RED);
                probe("true", String.class);
                probe("true", int.class);
                probe("true", (Object) s);
                probe("true", (long) p);
                probe("true", new Object[0].getClass() == null ? null : null);
                probe("true", values.length);
                probe("false", (Integer) p);
                probe("false", (int) (Integer) o);
                probe("false", counter);
                probe("false", Probed.counter);
                probe("false", previous);
                probe("false", this.previous);
                probe("false", previous.values);
                probe("false", next.previous);
                probe("false", seen);
                probe("false", self().values);
                probe("false", self());
                probe("false", (Object) self());
                probe("false", values[0]);
                probe("false", p + 1);
                probe("false", new Object());
                probe("false", s + 1);
                probe("false", local++);
                probe("false", (Runnable) () -> {});
                probe("false", ((Probed) self()).values);
                for (String each : new String[0]) { probe("true", each); }
                try { self(); } catch (RuntimeException e) { probe("true", e); }
                if (o instanceof String text) { probe("true", text); }
              }
              Probed self() { return this; }
            }
            """,
        probe -> Stability.isStable(probe.expression(), probe.state()));
  }

  @Test
  void immutableAndUnformattableTypes() {
    Probe.check(
        """
            import java.math.*;
            import java.util.*;
            class Probed<T, S extends String> {
              static void probe(String expected, Object value) {}
              enum Color { RED }
              enum Named { A; final String name = "a"; public String toString() { return name; } }
              enum Counting { A; int count; public String toString() { return "" + count; } }
              enum Shared { A; static int count; public String toString() { return "x"; } }
              enum Overloading { A; int count; public String toString(int x) { return "" + count; } }
              enum Bodied { A { } }
              record Point(int x, Color y) {}
              record Named2(String name, Point at) {}
              record Holder(List<String> list) {}
              record Generic<T>(T value) {}
              record Linked(Linked next) {}
              record Constants(int x) { static List<String> all; }
              static final class Final {}
              static class Open {}
              static final class Printing implements Formattable {
                public void formatTo(Formatter f, int a, int b, int c) {}
              }
              record Printed(int x) implements Formattable {
                public void formatTo(Formatter f, int a, int b, int c) {}
              }
              void m(T t, S s, boolean b, char c, long l, Integer i, String text, UUID uuid,
                  java.time.Instant instant, BigInteger big, Optional<String> name,
                  Optional<List<String>> names, Optional raw, Named2 named, List<String> list, Object o,
                  CharSequence chars, Date date, Comparable<String> comparable) {
                probe("immutable", 1);
                probe("immutable", b);
                probe("immutable", c);
                probe("immutable", l);
                probe("immutable", i);
                probe("immutable", text);
                probe("immutable", uuid);
                probe("immutable", instant);
                probe("open", big);
                probe("immutable", name);
                probe("", names);
                probe("", raw);
                probe("immutable", Color.RED);
                probe("", Named.A);
                probe("", Counting.A);
                probe("", Shared.A);
                probe("immutable", Overloading.A);
                probe("immutable", Bodied.A);
                probe("immutable", new Point(1, null));
                probe("immutable", named);
                probe("", new Holder(null));
                probe("", new Generic<String>(""));
                probe("", new Linked(null));
                probe("immutable", new Constants(1));
                probe("", new Final());
                probe("open", new Open());
                probe("open", new Printing());
                probe("immutable open", new Printed(1));
                probe("", new int[0]);
                probe("", new Object[0]);
                probe("open", list);
                probe("open", o);
                probe("open", chars);
                probe("open", date);
                probe("open", comparable);
                probe("open", t);
                probe("immutable", null);
              }
            }
            """,
        StabilityTest::ofType,
        "-Xlint:-rawtypes");
  }

  private static String ofType(Probe probe) {
    Type type = ASTHelpers.getType(probe.expression());
    return ((Stability.isImmutableValueType(type, probe.state()) ? "immutable" : "")
            + (ConversionRisks.cannotBeFormattable(type, probe.state()) ? "" : " open"))
        .strip();
  }

  @Test
  void nothingIsKnownOfNoType() {
    var state =
        Probe.in("class P { void probe(String s, int x) { probe(\"\", 1); } }").get(0).state();
    assertFalse(Stability.isImmutableValueType(null, state));
    assertFalse(ConversionRisks.cannotBeFormattable(null, state));
  }
}
