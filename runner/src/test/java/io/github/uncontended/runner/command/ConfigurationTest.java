package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings in configuration files, in all outputs and under all options that select findings. */
final class ConfigurationTest {
  private static final String YAML =
      """
      spring:
        datasource:
          type: com.mchange.v2.c3p0.ComboPooledDataSource
      """;
  private static final String RULE = "LegacyConnectionPool";

  @TempDir private Path folder;
  private Cli cli;
  private Path file;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("src/main/java/p/Clean.java", Cli.CLEAN);
    file = cli.write("src/main/resources/application.yml", YAML);
    cli.write("src/test/resources/application.yml", YAML);
    cli.write("target/classes/application.yml", YAML);
  }

  @Test
  void terminalShowsTheSettingWithItsPlace() {
    Outcome outcome = cli.check("--all");

    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out())
        .contains("src/main/resources/application.yml:3:5: suggestion " + RULE);
    assertThat(outcome.out()).contains("type: com.mchange.v2.c3p0.ComboPooledDataSource");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed");
  }

  @Test
  void everyReportNamesTheFileAndTheLine() {
    JsonObject sarif = JsonParser.parseString(report("--sarif")).getAsJsonObject();
    JsonObject run = sarif.getAsJsonArray("runs").get(0).getAsJsonObject();
    JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
    assertThat(result.get("ruleId").getAsString()).isEqualTo(RULE);
    JsonArray rules = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");
    assertThat(
            rules.get(result.get("ruleIndex").getAsInt()).getAsJsonObject().get("id").getAsString())
        .isEqualTo(RULE);
    assertThat(
            result
                .getAsJsonArray("locations")
                .get(0)
                .getAsJsonObject()
                .getAsJsonObject("physicalLocation")
                .getAsJsonObject("region")
                .toString())
        .isEqualTo("{\"startLine\":3,\"startColumn\":5,\"endLine\":3,\"endColumn\":52}");

    assertThat(report("--rdjson")).contains("application.yml\"");
    assertThat(report("--gitlab")).contains("\"begin\": 3");
    assertThat(report("--sonar")).contains("\"startLine\": 3");
    assertThat(report("--github")).containsMatch("application.yml,line=3,endLine=3,title=" + RULE);
    assertThat(report("--junit")).contains(RULE);
  }

  private String report(String option) {
    Outcome outcome = cli.check(option, "-");
    assertThat(outcome.code()).isEqualTo(ExitCode.FOUND);
    return outcome.out();
  }

  @Test
  void aBaselineHoldsTheSettingWhereverItMoves() throws IOException {
    Path baseline = folder.resolve("known.tsv");
    cli.check("--write-baseline", baseline.toString()).assertExit(ExitCode.OK);
    assertThat(Files.readString(baseline, UTF_8)).contains("spring.datasource.type\t1");

    cli.write("src/main/resources/application.yml", "server.port: 80\n" + YAML);
    cli.check("--baseline", baseline.toString()).assertExit(ExitCode.OK);
    cli.write(
        "src/main/resources/application.yml",
        YAML + "    driver-class-name: org.logicalcobwebs.proxool.ProxoolDriver\n");
    Outcome other = cli.check("--baseline", baseline.toString());
    other.assertExit(ExitCode.FOUND);
    assertThat(other.out()).contains("application.yml:4:5");
  }

  @Test
  void onlyChangedLinesAreReported() throws Exception {
    Git.run(folder, "init", "-q");
    Git.run(folder, "add", ".");
    Git.run(folder, "commit", "-qm", "first");
    cli.check("--only-changed", "HEAD").assertExit(ExitCode.OK);
    cli.write("src/main/resources/application.yml", YAML.replace("type: ", "type:  "));
    cli.check("--only-changed", "HEAD").assertExit(ExitCode.FOUND);
  }

  @Test
  void rulesAndSeveritiesAreSelectedByName() {
    cli.check("--rules", RULE).assertExit(ExitCode.FOUND);
    cli.check("--rules", "UncachedHashCode").assertExit(ExitCode.OK);
    cli.check("--except", RULE).assertExit(ExitCode.OK);
    cli.check("--severity", RULE + ":OFF").assertExit(ExitCode.OK);
    cli.check("--fail-on", "warning").assertExit(ExitCode.OK);
    cli.check("--fail-on", "warning", "--severity", RULE + ":WARN").assertExit(ExitCode.FOUND);
    cli.check("--severity", RULE + ":SOMETIMES").assertOneLine("was not a valid severity");
    assertThat(Cli.run("explain", RULE).out()).startsWith(RULE + "\n\n  Contention: ");
  }

  @Test
  void filesAreNamedOnTheCommandLine() throws IOException {
    Outcome alone = Cli.run("check", file.toString());
    alone.assertExit(ExitCode.FOUND);
    assertThat(alone.out()).contains("1 finding in 1 file; 1 file analysed");
    Path other = cli.write("conf/shop.yaml", YAML);
    Cli.run("check", other.toString()).assertExit(ExitCode.FOUND);
    Cli.run("check", folder.resolve("src/main/resources").toString()).assertExit(ExitCode.FOUND);
    // A source that is named alone is not the whole of its source root.
    Cli.run("check", folder.resolve("src/main/java/p/Clean.java").toString())
        .assertExit(ExitCode.OK);
  }

  @Test
  void aFileThatIsNotWellFormedIsNamed() throws IOException {
    cli.write("src/main/resources/application-prod.yml", "a: [1\nb: 2\n");
    cli.write("src/main/resources/logback.xml", "<configuration><root></configuration>");
    Outcome outcome = cli.check();
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out()).contains("application-prod.yml was not read: ");
    assertThat(outcome.out()).contains("logback.xml was not read: not well-formed XML");
  }

  @Test
  void fixingCodeKeepsTheFindingsInConfiguration() throws IOException {
    Path source = cli.write("src/main/java/p/Flagged.java", Cli.FLAGGED_SAFE);
    Outcome outcome = cli.check("--fix", "--all");
    outcome.assertExit(ExitCode.FOUND);
    assertThat(Files.readString(source, UTF_8)).contains("ZoneOffset.UTC");
    assertThat(outcome.out()).contains("application.yml:3:5: suggestion " + RULE);
    assertThat(Files.readString(file, UTF_8)).isEqualTo(YAML);
  }
}
