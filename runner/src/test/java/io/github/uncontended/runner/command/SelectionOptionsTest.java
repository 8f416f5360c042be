package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The selection of rules, and the severities that fail a run. */
class SelectionOptionsTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("p/Flagged.java", FLAGGED.replace("}\n}", "}\n\n" + EAGER + "}"));
  }

  private static final String EAGER =
      """
        String name(java.util.Optional<String> name) {
          return name.orElse(load());
        }

        String load() {
          return new StringBuilder(System.getenv("NAME")).reverse().toString();
        }
      """;

  @Test
  void allRulesRunUnlessSomeAreChosen() {
    Outcome all = cli.check();

    all.assertExit(ExitCode.FOUND);
    assertTrue(all.out().contains("SynchronizedTimeZoneLookup:"), all.out());
    assertTrue(all.out().contains("EagerOptionalFallback"), all.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rules  | SynchronizedTimeZoneLookup                  | 1",
        "--rules  | eageroptionalfallback,UncachedHashCode      | 1",
        "--rules  | UncachedHashCode                            | 0",
        "--except | SynchronizedTimeZoneLookup                  | 1",
        "--except | SynchronizedTimeZoneLookup,EagerOptionalFallback | 0"
      })
  void rulesAreChosenByName(String option, String rules, int found) {
    Outcome outcome = cli.check(option, rules);

    outcome.assertExit(found == 0 ? ExitCode.OK : ExitCode.FOUND);
    String total = found == 0 ? "nothing found;" : "\n" + found + " finding in 1 file;";
    assertTrue(outcome.out().contains(total), outcome.out());
  }

  @Test
  void placesOfUnknownHeatAreCountedAndReportedOnRequest() throws IOException {
    cli.write("p/User.java", "package p; class User { final Flagged flagged = new Flagged(); }");
    for (int i = 0; i < 8; i++) {
      String next = "Other" + (i + 1) % 8;
      cli.write("p/Other" + i + ".java", "package p; class Other" + i + " { " + next + " next; }");
    }

    Outcome usual = cli.check();
    usual.assertExit(ExitCode.OK);
    assertTrue(
        usual
            .out()
            .contains(
                "2 places of unknown heat, or that cost little for their heat, not reported (EagerOptionalFallback 1,"
                    + " SynchronizedTimeZoneLookup 1); --unknown-heat reports them"),
        usual.out());

    Outcome filtered = cli.check("--except", "EagerOptionalFallback");
    assertTrue(
        filtered
            .out()
            .contains(
                "1 place of unknown heat, or that costs little for its heat, not reported (SynchronizedTimeZoneLookup 1);"
                    + " --unknown-heat reports it"),
        filtered.out());

    for (Outcome all :
        List.of(cli.check("--unknown-heat"), cli.check("--option", "UnknownHeat=true"))) {
      assertTrue(all.out().contains("\n2 findings in 1 file;"), all.out());
      assertFalse(all.out().contains("not reported"), all.out());
    }
  }

  @Test
  void aRuleThatDoesNotExistIsNamedWithTheNearest() {
    cli.check("--rules", "SynchronisedTimeZoneLokup")
        .assertOneLine(
            "there is no rule 'SynchronisedTimeZoneLokup'; the nearest is SynchronizedTimeZoneLookup");
    cli.check("--except", "Synchronized").assertOneLine("and SynchronizedFieldRead");
    cli.check("--rules", "UncachedHashCode", "--except", "UncachedHashCode")
        .assertOneLine("--rules and --except cannot be combined");
    Cli.run("explain", "HashCode").assertOneLine("the nearest is UncachedHashCode");
  }

  @Test
  void failOnSaysFromWhichSeverityOnTheRunFails() {
    cli.check("--fail-on", "suggestion").assertExit(ExitCode.FOUND);
    cli.check("--fail-on", "warning").assertExit(ExitCode.OK);
    cli.check("--fail-on", "warning", "--option", "Uncontended:HotMethods=p.Flagged#zone")
        .assertExit(ExitCode.FOUND);
    cli.check("--fail-on", "ERROR").assertExit(ExitCode.OK);
    cli.check("--fail-on", "never").assertExit(ExitCode.OK);
    cli.check("--fail-on", "error", "--severity", "SynchronizedTimeZoneLookup:ERROR")
        .assertExit(ExitCode.FOUND);
    cli.check("--fail-on", "info").assertOneLine("error, warning, suggestion, never");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "-1", "1000"})
  void aTargetRuntimeIsAnyJdk(String runtime) {
    cli.check("--target-runtime=" + runtime)
        .assertOneLine("--target-runtime must be a JDK release such as 17, not " + runtime);
  }

  @Test
  void theClassPathCanComeFromAFile() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path other = Files.createDirectories(folder.resolve("other"));
    Path list = Files.writeString(folder.resolve("cp.txt"), classes + ":" + other + "\n");

    cli.check("--classpath-file", list.toString()).assertExit(ExitCode.FOUND);

    Path second = Files.writeString(folder.resolve("second.txt"), other.toString());
    cli.check("--classpath-file", list.toString(), "--classpath-file", second.toString())
        .assertExit(ExitCode.FOUND);

    Files.writeString(list, classes + "\n" + folder.resolve("gone.jar"));
    cli.check("--classpath-file", list.toString(), "--classpath-file", second.toString())
        .assertOneLine("gone.jar on the class path does not exist");
    cli.check("--classpath-file", folder.resolve("no.txt").toString())
        .assertOneLine("no.txt cannot be read");
    Cli.run("check", "--artifact", "a:b:1", "--classpath-file", list.toString())
        .assertOneLine("omit --classpath-file");
  }

  @Test
  void onlyAnArtifactHasAJarToCompileMeasuredFilesAgainst() throws IOException {
    String profile =
        Files.writeString(
                folder.resolve("contention.profile"),
                "# uncontended-profile 3\n# recorded seconds=1 carry=0 recordings=1 threads=1\n")
            .toString();
    cli.check("--only-measured", "--profile", profile)
        .assertOneLine("--only-measured requires --artifact and --profile");
    Cli.run("check", "--artifact", "a:b:1", "--only-measured")
        .assertOneLine("--only-measured requires --artifact and --profile");
  }

  @Test
  void misspeltOptionsAndCommandsGetTheNearest() {
    cli.check("--releas", "17").assertOneLine("did you mean --release");
    Cli.run("chek").assertOneLine("did you mean check");
  }

  @Test
  void completionIsAShellScript() {
    Outcome outcome = Cli.run("generate-completion");

    outcome.assertExit(ExitCode.OK);
    assertTrue(outcome.out().contains("complete -F _complete_uncontended"), outcome.out());
    assertTrue(outcome.out().contains("--target-runtime"));
    assertTrue(outcome.out().contains("SynchronizedTimeZoneLookup"));
  }

  @Test
  void theVersionNamesErrorProne() {
    Outcome outcome = Cli.run("--version");

    assertTrue(outcome.out().contains("Error Prone 2."), outcome.out());
    assertFalse(outcome.out().contains("${"), outcome.out());
    assertEquals(ExitCode.OK, outcome.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "explain", "rules"})
  void helpOfEachCommandHasExamples(String command) {
    Outcome outcome = Cli.run(command, "--help");

    assertTrue(outcome.out().contains("Examples:\n  uncontended " + command), outcome.out());
  }
}
