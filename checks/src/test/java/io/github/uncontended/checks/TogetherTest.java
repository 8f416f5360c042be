package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.Program;
import io.github.uncontended.testing.Testdata;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The fixes of all rules, applied together where they fit, compile and keep the output. */
final class TogetherTest {
  private static final int ROUNDS = 10;
  private static final CaseCompiler COMPILER = CaseCompiler.create();

  @Test
  void safeFixesOfAllRules() throws IOException {
    Case original = original();
    Outcome before = compile(original);
    assertTrue(
        before.findings().stream().map(Finding::rule).distinct().count() >= 5,
        "several rules meet here");
    assertTrue(meet(original, before), "some of the fixes conflict");
    Outcome after = fix(original, ImmutableSet.of(FixSafety.SAFE));
    assertEquals(output(before, original), output(after, original));
  }

  @Test
  void allFixesOfAllRules() throws IOException {
    assertTrue(
        compile(original()).findings().stream().anyMatch(it -> it.safety() == FixSafety.UNSAFE),
        "some of the fixes are UNSAFE");
    Outcome after = fix(original(), ImmutableSet.of(FixSafety.SAFE, FixSafety.UNSAFE));
    assertEquals(
        ImmutableList.of(),
        after.findings().stream().filter(it -> it.fix().isPresent()).map(Finding::rule).toList());
  }

  /** Whether one round cannot apply all fixes. */
  private static boolean meet(Case original, Outcome outcome) {
    ImmutableList<Fix> fixes =
        outcome.findings().stream()
            .map(Finding::fix)
            .flatMap(Optional::stream)
            .collect(toImmutableList());
    return !Patcher.apply(original.text(), fixes).skipped().isEmpty();
  }

  @Test
  void fixesOfSeveralRulesInTheTestdata() {
    int several = 0;
    for (Case flagged : Testdata.cases("flagged")) {
      if (!flagged.hasMain() || !isForThisJdk(flagged)) {
        continue;
      }
      Outcome before = compile(flagged);
      long rules =
          before.findings().stream()
              .filter(finding -> finding.safety() == FixSafety.SAFE)
              .map(Finding::rule)
              .distinct()
              .count();
      if (rules > 1) {
        several++;
        Outcome after = fix(flagged, ImmutableSet.of(FixSafety.SAFE));
        assertEquals(output(before, flagged), output(after, flagged), flagged::toString);
        fix(flagged, ImmutableSet.of(FixSafety.SAFE, FixSafety.UNSAFE));
      }
    }
    assertTrue(several >= 3, several + " files with SAFE fixes of several rules");
  }

  private static boolean isForThisJdk(Case source) {
    int at = source.options().indexOf("--release");
    return at < 0 || CaseCompiler.knowsRelease(source.options().get(at + 1));
  }

  private static String output(Outcome outcome, Case source) {
    return Program.of(outcome.compilation(), source.className()).run("en-US");
  }

  private static Case original() throws IOException {
    String text = Resources.toString(Resources.getResource("together/Together.java"), UTF_8);
    return new Case("all", Path.of("Together.java"), text);
  }

  /** Applies fixes round by round; each round compiles. */
  private static Outcome fix(Case original, ImmutableSet<FixSafety> applied) {
    Case current = original;
    for (int round = 0; round < ROUNDS; round++) {
      Outcome outcome = compile(current);
      ImmutableList<Fix> fixes =
          outcome.findings().stream()
              .filter(finding -> applied.contains(finding.safety()))
              .map(finding -> finding.fix().orElseThrow())
              .collect(toImmutableList());
      if (fixes.isEmpty()) {
        return outcome;
      }
      current = current.withText(Patcher.apply(current.text(), fixes).text());
    }
    throw new AssertionError("still fixes to apply in\n" + current.text());
  }

  private static Outcome compile(Case source) {
    Outcome outcome = COMPILER.compile(source);
    assertEquals(ImmutableList.of(), outcome.javacErrors(), source::text);
    return outcome;
  }
}
