package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.testing.Places;
import io.github.uncontended.testing.Probe;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Fixes of several transformations in one method: what one relies on, the other must not change.
 * Whatever is applied compiles.
 *
 * <p>{@code eager} is a method with a lazy overload that no list of methods names.
 */
final class MeetingFixesTest {
  private static final String HEAD =
      """
      import java.time.ZoneId;
      import java.util.List;
      import java.util.Map;
      import java.util.Objects;
      import java.util.concurrent.ConcurrentHashMap;
      import java.util.function.Function;
      import java.util.function.Supplier;

      class Probed {
        final ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>();
        final ConcurrentHashMap<String, String> n = new ConcurrentHashMap<>();
        static void probe(String expected, int result) {}
        static String twice(String name) { return name + name; }
        static String use(String... names) { return names[0]; }
        static String run(Function<String, String> function) { return function.apply(""); }
        static String eager(String name) { return name; }
        static String eager(Supplier<String> name) { return name.get(); }

      """;

  @Test
  void aCapturedVariableIsNotReassigned() {
    Code code =
        method(
            "String m(String k)",
            "String name = m.computeIfAbsent(k, Probed::twice);",
            "return eager(twice(name));");
    code.assertConflict(code.getFirst(), code.lambda());
    Code other =
        method(
            "String m(String k, String l)",
            "String name = m.computeIfAbsent(k, Probed::twice);",
            "return name + eager(twice(l));");
    other.assertFit(other.getFirst(), other.lambda());
  }

  @Test
  void anAssignedVariableIsNotCaptured() {
    Code code =
        method(
            "String m(String k)",
            "String name;",
            "name = m.computeIfAbsent(k, Probed::twice);",
            "return eager(twice(name));");
    code.assertConflict(code.getFirst(), code.lambda());
  }

  @Test
  void nothingIsMovedOutOfWhatBecomesALambda() {
    Code code =
        method("String m(String k)", "return eager(twice(m.computeIfAbsent(k, Probed::twice)));");
    code.assertConflict(code.getFirst(), code.lambda());
    Code beside =
        method(
            "String m(String k)",
            "return use(m.computeIfAbsent(k, Probed::twice), eager(twice(k)));");
    beside.assertFit(beside.getFirst(), beside.lambda());
    Code within =
        method("String m(String k)", "return m.computeIfAbsent(k, it -> eager(twice(it)));");
    within.assertFit(within.getFirst(), within.lambda());
  }

  @Test
  void statementsMoveWithinWhatBecomesALambda() {
    Code code =
        new Code(
            """
            String m(String k) {
                return eager(
                    run(
                        it -> {
                          return twice(m.computeIfAbsent(it, Probed::twice));
                        }));
              }
            """);
    code.assertFit(code.getFirst(), code.lambda());
  }

  @Test
  void aCallThatBecomesAStatementStaysACall() {
    Code ignored =
        method("void m(String k)", "m.getOrDefault(k, m.computeIfAbsent(k, Probed::twice));");
    ignored.assertConflict(ignored.getFirst(), ignored.fallbackAlone());
    Code returned =
        method(
            "String m(String k)", "return m.getOrDefault(k, m.computeIfAbsent(k, Probed::twice));");
    returned.assertFit(returned.getFirst(), returned.fallbackAlone());
  }

  @Test
  void aCachedHashCodeIsComputedOnlyOnce() {
    Code code =
        new Code(
            """
            @Override
              public int hashCode() {
                return Objects.hash(m.computeIfAbsent("", Probed::twice));
              }
            """);
    code.assertConflict(code.getFirst(), code.cachedHash());
  }

  @Test
  void insertedStatementsStayInTheirBlock() {
    Code code = method("void m(String k)", "use(m.computeIfAbsent(k, Probed::twice));");
    int opening = code.source().indexOf("{\n    use(");
    int closing = code.source().indexOf("}", code.source().indexOf("use(m."));
    Fix first = code.getFirst();
    code.assertWaits(first, Fix.builder().replace(opening, opening + 1, "").build());
    code.assertWaits(first, Fix.builder().replace(closing, closing + 1, "").build());
    code.assertFit(first, Fix.builder().insert(opening + 1, "\n    use();").build());
  }

  @Test
  void newBracesAreAroundOneStatement() {
    Code code =
        method(
            "void m(List<String> keys)", "keys.forEach(k -> m.computeIfAbsent(k, Probed::twice));");
    int body = code.source().indexOf("m.compute");
    int end = code.source().indexOf(");", body);
    code.assertWaits(code.getFirst(), Fix.builder().insert(body, "// why\n").build());
    code.assertWaits(code.getFirst(), Fix.builder().insert(end, "\n// why").build());
  }

  @Test
  void copiedTextDoesNotChange() {
    Code code =
        method("String m(String key)", "return this.m.computeIfAbsent(key, Probed::twice);");
    int map = code.source().indexOf("this.m.compute");
    int key = code.source().indexOf("key, Probed");
    code.assertWaits(code.getFirst("this.m"), Fix.builder().insert(map + 5, "/* my */").build());
    code.assertWaits(code.getFirst("this.m"), Fix.builder().replace(key, key + 3, "(key)").build());
  }

  @Test
  void helperMethodsAreShared() {
    Code code =
        method(
            "String m(boolean b, String k)",
            "return b ? m.computeIfAbsent(k, Probed::twice) : n.computeIfAbsent(k, Probed::twice);");
    String patched = code.assertFit(code.getFirst("m"), code.getFirst("n"));
    assertOnce("V getOrCompute(", patched);
  }

  @Test
  void helperCallsInTheMapOfAnotherWait() {
    Code code =
        method(
            "String m(boolean b, Map<String, ConcurrentHashMap<String, String>> all)",
            "return b ? all.computeIfAbsent(\"\", it -> m).computeIfAbsent(\"k\", Probed::twice) : \"\";");
    VisitorState state = code.state();
    Fix outer = fix(GetFirst.of(code.call("all.computeIfAbsent(\"\", it -> m).comp"), state));
    Fix inner = fix(GetFirst.of(code.call("all.computeIfAbsent(\"\""), state));
    code.assertConflict(outer, inner);
  }

  @Test
  void equalConstantsAreSharedAndOthersNeedANameOfTheirOwn() {
    Code code = new Code("void m() { use(\"a\"); run(null); }\n");
    Fix zone = code.hoist("use(", ".of(\"GMT\")", "ZONE");
    String patched = code.assertFit(zone, code.hoist("run(", ".of(\"GMT\")", "ZONE"));
    assertOnce("ZoneId ZONE =", patched);
    code.assertFit(zone, code.hoist("run(", ".of(\"UTC\")", "OTHER"));
    code.assertConflict(zone, code.hoist("run(", ".of(\"UTC\")", "ZONE"));
  }

  @Test
  void aLocalVariableDoesNotHideAnotherFixesConstant() {
    Code code =
        method("String m(String k)", "use(k);", "return m.computeIfAbsent(k, Probed::twice);");
    code.assertConflict(code.getFirst(), code.hoist("use(k)", ".of(\"GMT\")", "value"));
    code.assertFit(code.getFirst(), code.hoist("use(k)", ".of(\"GMT\")", "VALUE"));
  }

  @Test
  void anExistingConstantKeepsItsMeaning() {
    Code code =
        new Code(
            """
            static final ZoneId value = ZoneId.of("GMT");
              String m(String k) {
                use(k);
                return m.computeIfAbsent(k, Probed::twice);
              }
            """);
    Fix reference = code.hoist("use(k)", ".of(\"GMT\")", "ZONE");
    assertEquals(ImmutableList.of(), reference.edits());
    code.assertConflict(code.getFirst(), reference);
    int id = code.source().indexOf("GMT");
    code.assertWaits(reference, Fix.builder().replace(id, id + 3, "UTC").build());
  }

  private static void assertOnce(String part, String text) {
    assertTrue(text.contains(part), text);
    assertEquals(text.indexOf(part), text.lastIndexOf(part), text);
  }

  private static Code method(String head, String... statements) {
    return new Code(head + " {\n    " + String.join("\n    ", statements) + "\n  }\n");
  }

  private static Fix fix(GetFirst.Outcome outcome) {
    return ((GetFirst.Cure) outcome).fix();
  }

  /** A class with some members, and the fixes of its calls. */
  private record Code(Places places) {
    Code(String members) {
      this(Places.in(HEAD + "  " + members + "\n  void last() { probe(\"\", 1); }\n}\n"));
    }

    String source() {
      return places.source();
    }

    VisitorState state() {
      return places.state();
    }

    Fix getFirst() {
      return getFirst("m");
    }

    Fix getFirst(String map) {
      return fix(GetFirst.of(call(map + ".computeIfAbsent("), state()));
    }

    Fix lambda() {
      TreePath call = call("eager(");
      return LazyFallback.asLambda(
              (MethodInvocationTree) call.getLeaf(), "eager", state().withPath(call))
          .orElseThrow();
    }

    Fix fallbackAlone() {
      TreePath call = call("m.getOrDefault(");
      return LazyFallback.asFallbackAlone(
              (MethodInvocationTree) call.getLeaf(), state().withPath(call))
          .orElseThrow();
    }

    Fix cachedHash() {
      TreePath method = call("Objects.hash(");
      while (!(method.getLeaf() instanceof MethodTree)) {
        method = method.getParentPath();
      }
      return CachedHash.of(
              (MethodTree) method.getLeaf(),
              (ClassTree) method.getParentPath().getLeaf(),
              ImmutableList.of(),
              state().withPath(method))
          .orElseThrow();
    }

    /** Makes a constant available at a call. */
    Fix hoist(String call, String initializer, String name) {
      Fix.Builder fix = Fix.builder();
      Hoist.constant(call(call), "java.time.ZoneId", initializer, name, fix, state());
      return fix.build();
    }

    /** See {@link Places#call}. */
    TreePath call(String start) {
      return places.call(start);
    }

    /** Both are applied, in either order; gives the text. */
    String assertFit(Fix one, Fix other) {
      apply(List.of(other, one), Optional.empty());
      return apply(List.of(one, other), Optional.empty());
    }

    /** Only the first is applied, in either order. */
    void assertConflict(Fix one, Fix other) {
      apply(List.of(one, other), Optional.of(other));
      apply(List.of(other, one), Optional.of(one));
    }

    void assertWaits(Fix applied, Fix waiting) {
      apply(List.of(applied, waiting), Optional.of(waiting));
    }

    private String apply(List<Fix> fixes, Optional<Fix> waiting) {
      Patcher.Result result = Patcher.apply(source(), fixes);
      assertEquals(waiting.stream().toList(), result.skipped(), result::text);
      assertEquals(1, Probe.in(result.text()).size(), "probes in what compiles");
      return result.text();
    }
  }
}
