package io.github.uncontended.analysis.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Position;
import io.github.uncontended.testing.Probe;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Each probe gives the simple names of the annotations on the class that it stands in. */
final class WrittenAnnotationsTest {
  private static final String SOURCE =
      """
      package probed;
      import java.lang.annotation.*;
      @Retention(RetentionPolicy.SOURCE) @interface A {
        Class<?> type() default A.class; int[] of() default {}; B[] nested() default {}; @interface In { @interface Deep {} }
      }
      @interface B {}
      @Deprecated @A(of = {1, 2}, type = Probed.Plain.class, nested = @B) @probed.B class Probed {
        static Object probe(String expected, Object value) { return value; }
        Object o = new Object() { { probe("", 1); } };
        void ask() { probe("Deprecated A B", 1); }
        @A.In
        static class Nested { void ask() { probe("In", 1); } }
        @A.In.Deep public @B static class Mixed { @A int field; void ask() { probe("Deep B", 1); } }
        static class Plain { @A int field; @B void ask() { probe("", 1); } }
        @B void m() {
          class Bare { void ask() { probe("", 1); } }
          @A class Local { void ask() { probe("A", 1); } }
        }
        @A @interface Annotation { Object O = probe("A", 1); }
        @SuppressWarnings("x") final int x = 1;
        static class BehindField { void ask() { probe("", 1); } }
      }
      class Last { static void probe(String expected, Object value) {} void ask() { probe("", 1); } }
      """;

  private static TreePath type(Probe probe) {
    TreePath path = probe.state().getPath();
    while (!(path.getLeaf() instanceof ClassTree)) {
      path = path.getParentPath();
    }
    return path;
  }

  @Test
  void names() {
    Probe.check(SOURCE, it -> String.join(" ", WrittenAnnotations.of(type(it), it.state())));
  }

  @Test
  void theFirstClassOfAFile() {
    Probe probe =
        Probe.in("@Deprecated class P { void probe(String s, int x) { probe(\"\", 1); } }").get(0);
    assertEquals(ImmutableSet.of("Deprecated"), WrittenAnnotations.of(type(probe), probe.state()));
    Probe bare = Probe.in("class P { void probe(String s, int x) { probe(\"\", 1); } }").get(0);
    assertEquals(
        OptionalInt.of("class P ".length()),
        ClassBody.openingBrace((ClassTree) type(bare).getLeaf(), bare.state()));
  }

  @Test
  void aClassThatTheSourceDoesNotShow() {
    VisitorState state =
        Probe.in("class P { void probe(String s, int x) { probe(\"\", 1); } }").get(0).state();
    TreeMaker maker = TreeMaker.instance(state.context).at(Position.NOPOS);
    ClassTree hidden =
        maker.ClassDef(
            maker.Modifiers(0), state.getNames().empty, List.nil(), null, List.nil(), List.nil());
    TreePath path = new TreePath(new TreePath(state.getPath().getCompilationUnit()), hidden);
    assertEquals(OptionalInt.empty(), ClassBody.openingBrace(hidden, state));
    assertEquals(ImmutableSet.of(), WrittenAnnotations.of(path, state));
  }
}
