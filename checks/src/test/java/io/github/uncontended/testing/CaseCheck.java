package io.github.uncontended.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.CaseCompiler.Reported;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;

/** The checks of a {@link Case}, by the folder that it is in. */
public final class CaseCheck {
  private static final int ROUNDS = 10;
  private static final String UNSAFE_ON = "-XepOpt:Uncontended:UnsafeFixes=true";

  /** How advice says what an UNSAFE fix assumes, or changes. */
  private static final Pattern ASSUMPTION =
      Pattern.compile(
          "[Uu]nless |can change behaviour: it |It can differ: it |Concatenate with \\+ if"
              + "|on the first call if |, if no value |may then | then keeps |differs | whereas |can rename"
              + "|does not rely on |no longer |hashes the key twice|may find\\.");

  private final CaseCompiler compiler;
  private final boolean update;

  /**
   * Checks cases with the rules of a compiler.
   *
   * @param update whether to write the fixed and unsafe files instead of comparing with them
   */
  public CaseCheck(CaseCompiler compiler, boolean update) {
    this.compiler = compiler;
    this.update = update;
  }

  /** The text at the end of the rounds, with the first and the last compilation. */
  public record Fixpoint(String text, Outcome original, Outcome last, boolean skippedAny) {}

  /** Checks the markers of a flagged file, and that its fixed and unsafe files exist. */
  public void flagged(Case flagged) {
    Outcome outcome = compileCleanly(flagged);
    ImmutableList<Finding> findings = ofRule(outcome, flagged);
    MarkerCheck.check(flagged, findings);
    assertAssumptionsNamed(flagged, findings);
    assertDiagnosticsAgree(flagged, outcome, false);
    if (hasAny(findings, ImmutableSet.of(FixSafety.SAFE)) && isMissing(flagged, "fixed")) {
      fixed(flagged);
    }
    if (hasAny(findings, ImmutableSet.of(FixSafety.UNSAFE)) && isMissing(flagged, "unsafe")) {
      unsafe(flagged);
    }
  }

  /** A user decides on an UNSAFE fix by what its advice says of it. */
  private static void assertAssumptionsNamed(Case flagged, ImmutableList<Finding> findings) {
    assertEquals(
        "",
        findings.stream()
            .filter(finding -> finding.safety() == FixSafety.UNSAFE)
            .filter(finding -> !ASSUMPTION.matcher(finding.advice()).find())
            .map(finding -> MarkerCheck.describe(flagged, finding))
            .collect(Collectors.joining("\n")),
        "UNSAFE findings that do not say what their fixes assume or change");
  }

  private static boolean isMissing(Case flagged, String kind) {
    return !Files.exists(flagged.sibling(kind));
  }

  /** Checks the fixed file of a flagged one. */
  public void fixed(Case flagged) {
    ImmutableSet<FixSafety> applied = ImmutableSet.of(FixSafety.SAFE);
    Fixpoint fixpoint = fixpoint(flagged, applied);
    assertTrue(
        hasAny(ofRule(fixpoint.original(), flagged), applied), "no SAFE finding, so nothing fixed");
    compareOrWrite(flagged.sibling("fixed"), fixpoint.text());
    assertSameOutput(flagged, fixpoint);
  }

  /** Checks the file that the unsafe fixes make of a flagged one. */
  public void unsafe(Case flagged) {
    ImmutableSet<FixSafety> applied = ImmutableSet.of(FixSafety.SAFE, FixSafety.UNSAFE);
    Fixpoint fixpoint = fixpoint(flagged, applied, UNSAFE_ON);
    assertTrue(
        hasAny(ofRule(fixpoint.original(), flagged), ImmutableSet.of(FixSafety.UNSAFE)),
        "no UNSAFE finding, so nothing to apply");
    assertDiagnosticsAgree(flagged, fixpoint.original(), true);
    compareOrWrite(flagged.sibling("unsafe"), fixpoint.text());
    if (flagged.hasSameOutput()) {
      assertSameOutput(flagged, fixpoint);
    }
  }

  /** Checks that a clean file has no finding of any rule. */
  public void clean(Case clean) {
    assertTrue(clean.markers().isEmpty(), "a clean file has no marker");
    Outcome outcome = compileCleanly(clean);
    assertEquals(
        "",
        outcome.findings().stream()
            .map(it -> MarkerCheck.describe(clean, it))
            .collect(Collectors.joining("\n")),
        "a clean file is silent for all rules");
    assertEquals(ImmutableList.of(), outcome.reported(), "a clean file has no diagnostic");
  }

  /** Applies fixes round by round until none is left. */
  public Fixpoint fixpoint(Case flagged, ImmutableSet<FixSafety> applied, String... options) {
    Outcome original = compileCleanly(flagged, options);
    Outcome last = original;
    Case current = flagged;
    boolean skippedAny = false;
    for (int round = 0; ; round++) {
      ImmutableList<Finding> findings = ofRule(last, current);
      ImmutableList<Fix> fixes =
          findings.stream()
              .filter(finding -> applied.contains(finding.safety()))
              .map(finding -> finding.fix().orElseThrow())
              .collect(toImmutableList());
      if (fixes.isEmpty()) {
        assertNothingNew(flagged, original, current, last);
        return new Fixpoint(current.text(), original, last, skippedAny);
      }
      if (round == ROUNDS) {
        return fail(
            "still fixes to apply after "
                + ROUNDS
                + " rounds:\n"
                + MarkerCheck.describe(current, findings)
                + "\nin\n"
                + current.text());
      }
      Patcher.Result patched = Patcher.apply(current.text(), fixes);
      skippedAny |= !patched.skipped().isEmpty();
      current = current.withText(patched.text());
      last = compileCleanly(current, options);
    }
  }

  /** Checks a text that fixes were applied to by other means: it compiles and has no SAFE fix. */
  public void assertNothingToFix(Case patched) {
    ImmutableList<Finding> findings = ofRule(compileCleanly(patched), patched);
    assertFalse(
        hasAny(findings, ImmutableSet.of(FixSafety.SAFE)),
        () -> MarkerCheck.describe(patched, findings) + "\nin\n" + patched.text());
  }

  /** A fix must not create a finding, of its own rule or another. */
  private static void assertNothingNew(Case before, Outcome original, Case after, Outcome last) {
    Multiset<String> created = LinkedHashMultiset.create();
    last.findings().forEach(finding -> created.add(finding.rule() + " " + finding.safety()));
    original.findings().forEach(finding -> created.remove(finding.rule() + " " + finding.safety()));
    assertTrue(
        created.isEmpty(),
        () ->
            before
                + ": the fixes created "
                + created
                + " among\n"
                + MarkerCheck.describe(after, last.findings())
                + "\nin\n"
                + after.text());
  }

  private Outcome compileCleanly(Case source, String... options) {
    Outcome outcome = compiler.compile(source, options);
    if (!outcome.javacErrors().isEmpty()) {
      fail(
          source
              + " does not compile:\n"
              + String.join("\n", outcome.javacErrors())
              + "\nin\n"
              + source.text());
    }
    return outcome;
  }

  /** Holds javac's log to what the sink received: the same places, severities and fixes. */
  public static void assertDiagnosticsAgree(Case source, Outcome outcome, boolean unsafeOn) {
    Multiset<String> expected = LinkedHashMultiset.create();
    for (Finding finding : outcome.findings()) {
      boolean hasFix =
          finding.safety() == FixSafety.SAFE || (unsafeOn && finding.safety() == FixSafety.UNSAFE);
      expected.add(
          summary(
              finding.rule(), source.lineOf(position(finding)), kind(finding.severity()), hasFix));
      assertEquals(
          finding.fix().isPresent(), finding.safety() != FixSafety.ADVICE, "edits fit the safety");
    }
    Multiset<String> actual = LinkedHashMultiset.create();
    for (Reported reported : outcome.reported()) {
      actual.add(summary(reported.rule(), reported.line(), reported.kind(), reported.hasFix()));
    }
    assertEquals(
        expected.stream().sorted().collect(Collectors.joining("\n")),
        actual.stream().sorted().collect(Collectors.joining("\n")),
        "javac's diagnostics are the findings");
  }

  /** Where javac puts the caret, which is not always where the tree starts. */
  private static int position(Finding finding) {
    return ((com.sun.tools.javac.tree.JCTree) finding.tree()).getPreferredPosition();
  }

  private static String summary(String rule, long line, Diagnostic.Kind kind, boolean hasFix) {
    return rule + " line " + line + " " + kind + (hasFix ? " with" : " without") + " a fix";
  }

  private static Diagnostic.Kind kind(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case SUGGESTION -> Diagnostic.Kind.NOTE;
    };
  }

  private void compareOrWrite(Path file, String text) {
    try {
      if (update) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, UTF_8);
        return;
      }
      assertTrue(Files.exists(file), () -> "there is no " + file + "; the fixes make\n" + text);
      assertEquals(Files.readString(file, UTF_8), text, () -> "what the fixes make of " + file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertSameOutput(Case flagged, Fixpoint fixpoint) {
    assertTrue(flagged.hasMain(), "a fixed file has a main that runs each changed line");
    Program before = Program.of(fixpoint.original().compilation(), flagged);
    Program after = Program.of(fixpoint.last().compilation(), flagged);
    for (String locale : Program.LOCALES) {
      String expected = before.run(locale);
      assertFalse(expected.isBlank(), "main prints what it sees");
      assertEquals(expected, after.run(locale), () -> "output of the fixed program in " + locale);
    }
  }

  private static ImmutableList<Finding> ofRule(Outcome outcome, Case source) {
    return outcome.findings().stream()
        .filter(finding -> finding.rule().equals(source.rule()))
        .collect(toImmutableList());
  }

  private static boolean hasAny(ImmutableList<Finding> findings, ImmutableSet<FixSafety> safeties) {
    return findings.stream().anyMatch(finding -> safeties.contains(finding.safety()));
  }
}
