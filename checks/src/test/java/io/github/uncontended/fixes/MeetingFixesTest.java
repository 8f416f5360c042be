package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import io.github.uncontended.edit.Fix;
import org.junit.jupiter.api.Test;

/**
 * Fixes of several transformations in one method: what one relies on, the other must not change.
 * Whatever is applied compiles.
 *
 * <p>{@code eager} has a lazy overload, but is not a known {@link DeferrableArgument}.
 */
final class MeetingFixesTest {
  @Test
  void aCapturedVariableIsNotReassigned() {
    SampleClass code =
        SampleClass.method(
            "String m(String k)",
            "String name = m.computeIfAbsent(k, Probed::twice);",
            "return eager(twice(name));");
    code.assertConflict(code.getFirst(), code.lambda());
    SampleClass other =
        SampleClass.method(
            "String m(String k, String l)",
            "String name = m.computeIfAbsent(k, Probed::twice);",
            "return name + eager(twice(l));");
    other.assertFit(other.getFirst(), other.lambda());
  }

  @Test
  void anAssignedVariableIsNotCaptured() {
    SampleClass code =
        SampleClass.method(
            "String m(String k)",
            "String name;",
            "name = m.computeIfAbsent(k, Probed::twice);",
            "return eager(twice(name));");
    code.assertConflict(code.getFirst(), code.lambda());
  }

  @Test
  void nothingIsMovedOutOfWhatBecomesALambda() {
    SampleClass code =
        SampleClass.method(
            "String m(String k)", "return eager(twice(m.computeIfAbsent(k, Probed::twice)));");
    code.assertConflict(code.getFirst(), code.lambda());
    SampleClass beside =
        SampleClass.method(
            "String m(String k)",
            "return use(m.computeIfAbsent(k, Probed::twice), eager(twice(k)));");
    beside.assertFit(beside.getFirst(), beside.lambda());
    SampleClass within =
        SampleClass.method(
            "String m(String k)", "return m.computeIfAbsent(k, it -> eager(twice(it)));");
    within.assertFit(within.getFirst(), within.lambda());
  }

  @Test
  void statementsMoveWithinWhatBecomesALambda() {
    SampleClass code =
        new SampleClass(
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
    SampleClass ignored =
        SampleClass.method(
            "void m(String k)", "m.getOrDefault(k, m.computeIfAbsent(k, Probed::twice));");
    ignored.assertConflict(ignored.getFirst(), ignored.fallbackAlone());
    SampleClass returned =
        SampleClass.method(
            "String m(String k)", "return m.getOrDefault(k, m.computeIfAbsent(k, Probed::twice));");
    returned.assertFit(returned.getFirst(), returned.fallbackAlone());
  }

  @Test
  void aCachedHashCodeIsComputedOnlyOnce() {
    SampleClass code =
        new SampleClass(
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
    SampleClass code =
        SampleClass.method("void m(String k)", "use(m.computeIfAbsent(k, Probed::twice));");
    int opening = code.source().indexOf("{\n    use(");
    int closing = code.source().indexOf("}", code.source().indexOf("use(m."));
    Fix first = code.getFirst();
    code.assertWaits(first, Fix.builder().replace(opening, opening + 1, "").build());
    code.assertWaits(first, Fix.builder().replace(closing, closing + 1, "").build());
    code.assertFit(first, Fix.builder().insert(opening + 1, "\n    use();").build());
  }

  @Test
  void newBracesAreAroundOneStatement() {
    SampleClass code =
        SampleClass.method(
            "void m(List<String> keys)", "keys.forEach(k -> m.computeIfAbsent(k, Probed::twice));");
    int body = code.source().indexOf("m.compute");
    int end = code.source().indexOf(");", body);
    code.assertWaits(code.getFirst(), Fix.builder().insert(body, "// why\n").build());
    code.assertWaits(code.getFirst(), Fix.builder().insert(end, "\n// why").build());
  }

  @Test
  void copiedTextDoesNotChange() {
    SampleClass code =
        SampleClass.method(
            "String m(String key)", "return this.m.computeIfAbsent(key, Probed::twice);");
    int map = code.source().indexOf("this.m.compute");
    int key = code.source().indexOf("key, Probed");
    code.assertWaits(code.getFirst("this.m"), Fix.builder().insert(map + 5, "/* my */").build());
    code.assertWaits(code.getFirst("this.m"), Fix.builder().replace(key, key + 3, "(key)").build());
  }

  @Test
  void helperMethodsAreShared() {
    SampleClass code =
        SampleClass.method(
            "String m(boolean b, String k)",
            "return b ? m.computeIfAbsent(k, Probed::twice) : n.computeIfAbsent(k, Probed::twice);");
    String patched = code.assertFit(code.getFirst("m"), code.getFirst("n"));
    assertOnce("V getOrCompute(", patched);
  }

  @Test
  void helperCallsInTheMapOfAnotherWait() {
    SampleClass code =
        SampleClass.method(
            "String m(boolean b, Map<String, ConcurrentHashMap<String, String>> all)",
            "return b ? all.computeIfAbsent(\"\", it -> m).computeIfAbsent(\"k\", Probed::twice) : \"\";");
    VisitorState state = code.state();
    Fix outer =
        SampleClass.fix(GetFirst.of(code.call("all.computeIfAbsent(\"\", it -> m).comp"), state));
    Fix inner = SampleClass.fix(GetFirst.of(code.call("all.computeIfAbsent(\"\""), state));
    code.assertConflict(outer, inner);
  }

  @Test
  void equalConstantsAreSharedAndOthersNeedANameOfTheirOwn() {
    SampleClass code = new SampleClass("void m() { use(\"a\"); run(null); }\n");
    Fix zone = code.hoist("use(", ".of(\"GMT\")", "ZONE");
    String patched = code.assertFit(zone, code.hoist("run(", ".of(\"GMT\")", "ZONE"));
    assertOnce("ZoneId ZONE =", patched);
    String renamed = code.assertFit(zone, code.hoist("run(", ".of(\"GMT\")", "HOME"));
    assertOnce("ZoneId ZONE =", renamed);
    assertOnce("\"GMT\"", renamed);
    code.assertFit(zone, code.hoist("run(", ".of(\"UTC\")", "OTHER"));
    code.assertConflict(zone, code.hoist("run(", ".of(\"CET\")", "ZONE"));
  }

  @Test
  void aLocalVariableDoesNotHideAnotherFixesConstant() {
    SampleClass code =
        SampleClass.method(
            "String m(String k)", "use(k);", "return m.computeIfAbsent(k, Probed::twice);");
    code.assertConflict(code.getFirst(), code.hoist("use(k)", ".of(\"GMT\")", "value"));
    code.assertFit(code.getFirst(), code.hoist("use(k)", ".of(\"UTC\")", "VALUE"));
  }

  @Test
  void anExistingConstantKeepsItsMeaning() {
    SampleClass code =
        new SampleClass(
            """
            static final ZoneId value = ZoneId.of("GMT");
              String m(String k) {
                use(k);
                return m.computeIfAbsent(k, Probed::twice);
              }
            """);
    Fix reference = code.hoist("use(k)", ".of(\"GMT\")", "ZONE");
    assertEquals(ImmutableList.of(), reference.edits());
    assertOnce("String value2 = m.get(k);", code.assertFit(code.getFirst(), reference));
    int id = code.source().indexOf("GMT");
    code.assertWaits(reference, Fix.builder().replace(id, id + 3, "UTC").build());
  }

  private static void assertOnce(String part, String text) {
    assertTrue(text.contains(part), text);
    assertEquals(text.indexOf(part), text.lastIndexOf(part), text);
  }
}
