package io.github.uncontended.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Files;
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
 *       {@code "<SEVERITY> <SAFETY> <message>"}, so {@code WARNING SAFE} or {@code SUGGESTION
 *       ADVICE Collections.synchronizedMap} pin the severity and the safety.
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
 * run Lombok. A file for a release that this JDK's javac does not know is left out.
 *
 * <p>System properties: {@code -Drule=Name}, {@code -Dcase=X} for a part of the files; {@code
 * -Dtestdata.update=true} writes {@code fixed/} and {@code unsafe/}, for review by eye.
 */
final class TestdataTest {
  private static final CaseCheck CHECK =
      new CaseCheck(CaseCompiler.create(), Boolean.getBoolean("testdata.update"));

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void flagged(Case flagged) {
    assumeReleaseKnown(flagged);
    CHECK.flagged(flagged);
  }

  static ImmutableList<Case> flagged() {
    return known(Testdata.cases("flagged"));
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
    return known(Testdata.cases("fixed"));
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
    return known(Testdata.cases("unsafe"));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource
  void clean(Case clean) {
    assumeReleaseKnown(clean);
    CHECK.clean(clean);
  }

  static ImmutableList<Case> clean() {
    return known(Testdata.cases("clean"));
  }

  /** A folder that no rule is named after would pass for ever. */
  private static ImmutableList<Case> known(ImmutableList<Case> cases) {
    ImmutableSet<String> unknown =
        cases.stream()
            .map(Case::rule)
            .filter(rule -> !Rules.all().containsKey(rule))
            .collect(ImmutableSet.toImmutableSet());
    assertTrue(unknown.isEmpty(), () -> "folders of testdata without a rule: " + unknown);
    return cases;
  }

  private static void assumeReleaseKnown(Case source) {
    int at = source.options().indexOf("--release");
    if (at >= 0) {
      String release = source.options().get(at + 1);
      assumeTrue(
          CaseCompiler.knowsRelease(release), () -> "this javac does not know release " + release);
    }
  }
}
