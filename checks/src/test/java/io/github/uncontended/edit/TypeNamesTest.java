package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says how the type of its expression can be written; empty where it can't. */
final class TypeNamesTest {
  private static final String PROBED =
      """
      package probed;
      import far.*;
      import java.util.*;
      import java.util.function.*;
      @SuppressWarnings("all") class Probed<T> {
        static void probe(String expected, Object value) {}
        static class Nested<A> { class Inner {} static class Plain {} }
        class Member {}
        private static class Hidden {}
        @Deprecated static class Old {}
        T field;
        static <A extends Comparable<A> & Runnable> A both() { return null; }

        <S> void m(T t, S s, int i, int[][] array, T[] ts, List<T> list, Map<String, int[]> map,
            List<?> any, List<? extends Number> numbers, List<? super Integer> integers, List raw,
            Far far, Far.Open open, Class<?> type, Nested<S> nested, Nested<String>.Inner inner,
            Member member) {
          probe("T", t);
          probe("S", s);
          probe("int", i);
          probe("int[][]", array);
          probe("T[]", ts);
          probe("List<T>", list);
          probe("Map<String, int[]>", map);
          probe("List<?>", any);
          probe("List<? extends Number>", numbers);
          probe("List<? super Integer>", integers);
          probe("", raw);
          probe("", List.of(raw));
          probe("", any.iterator());
          probe("", both());
          probe("", new Object() {});
          probe("", null);
          probe("Nested<S>", nested);
          probe("Nested<String>.Inner", inner);
          probe("Nested.Plain", new Nested.Plain());
          probe("Member", member);
          probe("Hidden", new Hidden());
          probe("", new Old());
          probe("Map.Entry<String, int[]>", map.entrySet().iterator().next());
          probe("Far", far);
          probe("Far.Open", open);
          probe("", far.near());
          probe("", far.guarded());
          probe("", far.deep());
          probe("", List.of(far.near()));
          probe("", far.nears());
          probe("far.Same", far.same());
          probe("Beside", new Beside());
          probe("", new Beside().hidden());
          probe("Beside.Open", new Beside().open());
          probe("", far.generic().inner());
          class Local {}
          probe("", new Local());
        }
        static class Same {}
        static class Shadowing<T> {
          static class Hidden {}
          void m(Probed<String> p, Probed.Hidden other) {
            probe("Probed.Hidden", other);
            probe("Hidden", new Hidden());
          }
          <T> void shadowed(Shadowing<?> it) {
            probe("Shadowing<?>", it);
          }
        }
        static void local() {
          class Local {}
          probe("", new Local());
        }
        void shadowed(T t) {
          class Local<T> { void n(T own) { probe("", t); probe("T", own); } }
        }
      }
      """;

  private static final ImmutableMap<String, String> SOURCES =
      ImmutableMap.of(
          "probed/Probed",
          PROBED,
          "probed/Beside",
          """
          package probed;
          class Beside {
            private static class Hidden {}
            static class Open {}
            Hidden hidden() { return null; }
            Open open() { return null; }
          }
          """,
          "far/Far",
          """
          package far;
          public class Far {
            public static class Open {}
            protected static class Guarded {}
            static class Closed { public static class Deep {} }
            public static class Generic<A> { public class Inner {} public Inner inner() { return null; } }
            public Near near() { return null; }
            public Near[] nears() { return null; }
            public Guarded guarded() { return null; }
            public Closed.Deep deep() { return null; }
            public Same same() { return null; }
            public Generic<Near> generic() { return null; }
          }
          class Near {}
          """,
          "far/Same",
          "package far; public class Same {}");

  @Test
  void names() {
    ImmutableList<Probe> probes =
        Probe.in(SOURCES, ImmutableList.of("-Xlint:none"), ImmutableList.of());
    assertEquals(
        String.join("\n", probes.stream().map(it -> it.line() + " -> " + it.expected()).toList()),
        String.join("\n", probes.stream().map(it -> it.line() + " -> " + name(it)).toList()));
  }

  private static String name(Probe probe) {
    // The type of a variable that is read has its wildcards captured, the declared one has not.
    Type type =
        ASTHelpers.getSymbol(probe.expression()) instanceof VarSymbol variable
            ? variable.type
            : ASTHelpers.getType(probe.expression());
    return TypeNames.of(type, Fix.builder(), probe.state().getPath(), probe.state()).orElse("");
  }
}
