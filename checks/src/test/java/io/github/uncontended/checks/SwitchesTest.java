package io.github.uncontended.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCheck;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.CaseCompiler.Reported;
import io.github.uncontended.testing.Rules;
import io.github.uncontended.testing.Testdata;
import io.github.uncontended.testing.TypeAnnotator;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.tools.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule is silenced and graded as Error Prone's users expect. */
final class SwitchesTest {
  private static final CaseCompiler COMPILER = CaseCompiler.create();

  static ImmutableSet<String> rules() {
    return Testdata.cases("flagged").stream()
        .map(Case::rule)
        .collect(ImmutableSet.toImmutableSet());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("rules")
  void suppressWarningsTakesEachNameOfTheRule(String rule) {
    BugPattern pattern = Rules.all().get(rule).getAnnotation(BugPattern.class);
    ImmutableList<String> names =
        ImmutableList.<String>builder().add(rule).add(pattern.altNames()).build();
    for (String name : names) {
      assertSilent(annotated(rule, "@SuppressWarnings(\"" + name + "\")"), rule);
    }
    assertFalse(
        of(COMPILER.compile(annotated(rule, "@SuppressWarnings(\"another\")")), rule).isEmpty(),
        "another name suppresses nothing");
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("rules")
  void generatedCodeIsLeftAlone(String rule) {
    assertSilent(annotated(rule, "@javax.annotation.processing.Generated(\"x\")"), rule);
    assertSilent(annotated(rule, "@lombok.Generated"), rule);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("rules")
  void theSwitchBeatsTheSeverityFromHeat(String rule) {
    Case flagged = candidates(rule).get(0);
    int findings = of(COMPILER.compile(flagged), rule).size();
    assertTrue(findings > 0);
    assertSilent(flagged, rule, "-Xep:" + rule + ":OFF");
    assertKinds(flagged, rule, findings, Diagnostic.Kind.WARNING, "-Xep:" + rule + ":WARN");
    assertKinds(flagged, rule, findings, Diagnostic.Kind.ERROR, "-Xep:" + rule + ":ERROR");
    assertKinds(
        flagged,
        rule,
        findings,
        Diagnostic.Kind.WARNING,
        "-Xep:" + rule + ":ERROR",
        "-XepAllErrorsAsWarnings");
    assertKinds(flagged, rule, findings, Diagnostic.Kind.WARNING, "-XepAllSuggestionsAsWarnings");
    BugPattern pattern = Rules.all().get(rule).getAnnotation(BugPattern.class);
    for (String name : pattern.altNames()) {
      assertSilent(flagged, rule, "-Xep:" + name + ":OFF");
      assertKinds(flagged, rule, findings, Diagnostic.Kind.ERROR, "-Xep:" + name + ":ERROR");
    }
    Outcome asBefore = COMPILER.compile(flagged, "-Xep:" + rule + ":DEFAULT");
    assertEquals(COMPILER.compile(flagged).reported(), asBefore.reported());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("rules")
  void theNameOfTheGroupTurnsOnAllRulesWithTheirSeverities(String rule) {
    Case flagged = candidates(rule).get(0);
    if (Rule.all().get(rule).getAnnotation(RuleMetadata.class).byDefault() == ByDefault.OFF) {
      assertSilent(flagged, rule, "-XepDisableAllChecks", "-Xep:" + Rule.GROUP);
      return;
    }
    Outcome alone = COMPILER.compile(flagged, "-XepDisableAllChecks", "-Xep:" + Rule.GROUP);
    assertEquals(COMPILER.compile(flagged).reported(), alone.reported());
    assertSilent(flagged, rule, "-XepDisableAllChecks");
    assertSilent(
        flagged, rule, "-XepDisableAllChecks", "-Xep:" + Rule.GROUP, "-Xep:" + rule + ":OFF");
  }

  private static void assertKinds(
      Case flagged, String rule, int findings, Diagnostic.Kind kind, String... options) {
    Outcome outcome = COMPILER.compile(flagged, options);
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    // javac's log keeps one error a place; the sink keeps all.
    assertEquals(
        findings,
        outcome.findings().stream().filter(it -> it.rule().equals(rule)).count(),
        () -> "findings under " + List.of(options));
    for (Reported reported : of(outcome, rule)) {
      assertEquals(kind, reported.kind(), () -> reported + " under " + List.of(options));
    }
    CaseCheck.assertDiagnosticsAgree(flagged, outcome, false);
  }

  private static void assertSilent(Case source, String rule, String... options) {
    Outcome outcome = COMPILER.compile(source, options);
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    assertEquals(ImmutableList.of(), of(outcome, rule));
    assertEquals(
        ImmutableList.of(),
        outcome.findings().stream().filter(it -> it.rule().equals(rule)).toList());
  }

  private static ImmutableList<Reported> of(Outcome outcome, String rule) {
    return outcome.reported().stream()
        .filter(reported -> reported.rule().equals(rule))
        .collect(ImmutableList.toImmutableList());
  }

  private static Case annotated(String rule, String annotation) {
    return candidates(rule).stream()
        .map(it -> TypeAnnotator.annotate(it, annotation))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  /** The flagged files of a rule that stand for all, those with more severities first. */
  private static ImmutableList<Case> candidates(String rule) {
    return Testdata.cases("flagged").stream()
        .filter(it -> it.rule().equals(rule))
        .filter(it -> it.processors().isEmpty())
        .sorted(
            Comparator.comparing((Case it) -> !it.options().isEmpty())
                .thenComparing(it -> !it.text().contains("SUGGESTION")))
        .collect(ImmutableList.toImmutableList());
  }
}
