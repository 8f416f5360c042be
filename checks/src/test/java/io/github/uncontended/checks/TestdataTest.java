package io.github.uncontended.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCheck;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.Rules;
import io.github.uncontended.testing.Testdata;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs javac with the ruleset over every file of {@code testdata/<Rule>/}. There is no list: a new
 * file is a new test. Each is compiled alone, for release 17, with Guava, Vavr, Lombok's
 * annotations and {@code testdata/stubs} on the class path.
 *
 * <ul>
 *   <li>{@code flagged/X.java} has one comment {@code // BUG: Diagnostic contains: text} for each
 *       finding of the folder's rule, directly above the finding's line; several in a row mean
 *       several findings there. There is no other finding of that rule. The text is looked for in
 *       {@code "<SEVERITY> <SAFETY> <message>"}, at the beginning of a word, so {@code WARNING
 *       SAFE} or {@code SUGGESTION ADVICE Collections.synchronizedMap} pin the severity and the
 *       safety.
 *   <li>{@code fixed/X.java} is, byte for byte, what the SAFE fixes make of {@code flagged/X.java},
 *       round by round until none is left. It is there exactly if there is a SAFE finding. It
 *       compiles, and {@code main}, which every such file has, prints the same as before under
 *       three default locales.
 *   <li>{@code unsafe/X.java} likewise with SAFE and UNSAFE fixes, under {@code
 *       -XepOpt:Uncontended:UnsafeFixes=true}. It compiles; what it prints is compared where the
 *       flagged file has a line {@code // SAME OUTPUT}.
 *   <li>{@code clean/X.java} is silent for all rules.
 * </ul>
 *
 * <p>Lines at the top of a file: {@code // OPTIONS: --release 8
 * -XepOpt:Uncontended:TargetRuntime=8} for javac and Error Prone, {@code // PROCESSOR: lombok} to
 * run Lombok, {@code // LIBRARIES: HikariCP-6.3.0} for jars of {@code target/api} on the class
 * path. A file for a release that this JDK's javac does not know is skipped, and run on the other
 * lane.
 *
 * <p>System properties: {@code -Drule=Name} and {@code -Dcase=X} select a part of the files; a name
 * that selects nothing is an error. {@code -Dtestdata.update=true} writes {@code fixed/} and {@code
 * unsafe/}, for review by eye.
 */
final class TestdataTest {
  /** The JDKs that the build runs the tests on. */
  private static final ImmutableList<Integer> LANES = ImmutableList.of(17, 25);

  private static final CaseCheck CHECK =
      new CaseCheck(CaseCompiler.create(), Boolean.getBoolean("testdata.update"));

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void flagged(Case flagged) {
    assumeReleaseKnown(flagged);
    CHECK.flagged(flagged);
  }

  static ImmutableList<Case> flagged() {
    return Testdata.cases("flagged");
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void fixed(Case fixed) {
    assertTrue(Files.exists(fixed.sibling("flagged")), "a fixed file has a flagged one");
    Case flagged = Case.read(fixed.sibling("flagged"));
    assumeReleaseKnown(flagged);
    CHECK.fixed(flagged);
  }

  static ImmutableList<Case> fixed() {
    return Testdata.cases("fixed");
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void unsafe(Case unsafe) {
    assertTrue(Files.exists(unsafe.sibling("flagged")), "an unsafe file has a flagged one");
    Case flagged = Case.read(unsafe.sibling("flagged"));
    assumeReleaseKnown(flagged);
    CHECK.unsafe(flagged);
  }

  static ImmutableList<Case> unsafe() {
    return Testdata.cases("unsafe");
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void clean(Case clean) {
    assumeReleaseKnown(clean);
    CHECK.clean(clean);
  }

  static ImmutableList<Case> clean() {
    return Testdata.cases("clean");
  }

  /** No other test would run a file that lies elsewhere, or read a misspelt header. */
  @Test
  void everyFileIsACase() {
    for (Case file : Testdata.all()) {
      assertTrue(Rules.all().containsKey(file.rule()), () -> "no rule has the folder of " + file);
      assertTrue(
          Testdata.KINDS.contains(file.kind()), () -> "the folder is none of a rule: " + file);
      assertTrue(file.path().toString().endsWith(".java"), () -> "no source: " + file.path());
      assertEquals(ImmutableList.of(), file.unknownHeaders(), () -> "headers of " + file);
    }
  }

  @Test
  void everyRuleHasFlaggedAndCleanCases() {
    for (String kind : List.of("flagged", "clean")) {
      assertEquals(
          Rules.all().keySet(),
          Testdata.all().stream()
              .filter(it -> it.kind().equals(kind))
              .map(Case::rule)
              .collect(ImmutableSet.toImmutableSet()),
          "rules with a folder " + kind);
    }
  }

  /** A case that this JDK skips is run by the other lane. */
  @Test
  void everyCaseRunsOnALane() {
    for (Case file : Testdata.all()) {
      assertTrue(
          file.release()
              .map(it -> LANES.stream().anyMatch(jdk -> CaseCompiler.knowsRelease(it, jdk)))
              .orElse(true),
          () -> "no lane knows the release of " + file);
    }
  }

  private static void assumeReleaseKnown(Case source) {
    source
        .release()
        .ifPresent(
            release ->
                assumeTrue(
                    CaseCompiler.knowsRelease(release),
                    () -> "this javac does not know release " + release));
  }
}
