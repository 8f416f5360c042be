package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
  void theMarkedConversionIsTheOneThatIsPrinted() throws IOException {
    cli.write(
        "src/main/resources/logback.xml",
        """
        <configuration>
          <appender name="A">
            <pattern>%replace(%msg){'%L', 'x'} %L %n</pattern>
          </appender>
          <root level="INFO"><appender-ref ref="A"/></root>
        </configuration>
        """);
    assertThat(cli.check().out()).contains("logback.xml:3:40");
  }

  /** How many events a program logs, its code does not show; an option of no use wastes each. */
  @Test
  void aPatternOfAProgramIsReportedOnDemand() throws IOException {
    for (int i = 0; i < 10; i++) {
      cli.write("src/main/java/p/C" + i + ".java", "package p;\n\nclass C" + i + " {}\n");
    }
    cli.write(
        "src/main/resources/logback.xml",
        """
        <configuration>
          <appender name="A">
            <pattern>%L %m%n</pattern>
          </appender>
          <appender name="B">
            <pattern>%m%n</pattern>
          </appender>
          <appender name="C" class="ch.qos.logback.classic.AsyncAppender">
            <appender-ref ref="B"/>
            <includeCallerData>true</includeCallerData>
          </appender>
          <root level="INFO">
            <appender-ref ref="A"/>
            <appender-ref ref="C"/>
          </root>
        </configuration>
        """);
    String byDefault = cli.check("--fail-on", "never").out();
    assertThat(byDefault).doesNotContain("logback.xml:3:");
    assertThat(byDefault).contains("logback.xml:10:5");
    assertThat(byDefault).contains("not reported (CallerLocationLogging 1)");
    for (String[] asked :
        new String[][] {
          {"--unknown-heat"},
          {"--rules", "CallerLocationLogging"},
          {"--severity", "CallerLocationLogging:WARN"}
        }) {
      String all = cli.check(asked).out();
      assertThat(all).contains("logback.xml:3:14");
      assertThat(all).contains("logback.xml:10:5");
      assertThat(all).doesNotContain("not reported");
    }
  }

  @Test
  void whatAnEscapeHidesIsMarkedToo() throws IOException {
    cli.write(
        "src/main/resources/logback.xml",
        """
        <configuration>
          <appender name="A">
            <pattern>%d &amp; &#37;L %n</pattern>
          </appender>
          <root level="INFO"><appender-ref ref="A"/></root>
        </configuration>
        """);
    assertThat(cli.check().out()).contains("logback.xml:3:23");
  }

  @Test
  void ofAUrlTheParameterIsMarked() throws IOException {
    cli.write(
        "src/main/resources/application-prod.yml",
        """
        orders:
          url: >-
            jdbc:mysql://db/orders?useSSL=true&cachePrepStmts=false
        stock:
          # uncontended: off StatementCacheOff
          url: >-
            jdbc:mysql://db/stock?useSSL=true&cachePrepStmts=false
        """);
    String out = cli.check("--rules", "StatementCacheOff").out();
    assertThat(out).contains("application-prod.yml:3:40");
    assertThat(out).contains("1 finding in 1 file");
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

    assertThat(logicalLocation(result))
        .isEqualTo("{\"fullyQualifiedName\":\"spring.datasource.type\",\"kind\":\"property\"}");

    assertThat(report("--rdjson")).contains("application.yml\"");
    assertThat(report("--gitlab")).contains("\"begin\": 3");
    assertThat(report("--sonar")).containsMatch("\"startColumn\": 4,\\s+\"endColumn\": 51");
    assertThat(report("--github"))
        .contains("application.yml,line=3,endLine=3,col=5,endColumn=52,title=" + RULE);
    assertThat(report("--junit")).contains(RULE);
  }

  private static String logicalLocation(JsonObject result) {
    return result
        .getAsJsonArray("locations")
        .get(0)
        .getAsJsonObject()
        .getAsJsonArray("logicalLocations")
        .get(0)
        .toString();
  }

  @Test
  void elementsOfXmlAndThePageNameTheSetting() throws IOException {
    cli.write(
        "src/main/resources/application.yml",
        "spring.datasource.type: org.apache.commons.dbcp2.BasicDataSource\n");
    cli.write(
        "src/main/resources/pools.xml",
        "<beans><bean id='orders' class='com.mchange.v2.c3p0.ComboPooledDataSource'/></beans>");
    JsonObject run =
        JsonParser.parseString(report("--sarif"))
            .getAsJsonObject()
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject();
    assertThat(logicalLocation(run.getAsJsonArray("results").get(0).getAsJsonObject()))
        .isEqualTo("{\"fullyQualifiedName\":\"orders\",\"kind\":\"element\"}");
    assertThat(report("--html")).contains("orders</p>");
    assertThat(report("--html")).doesNotContain("orders()");
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
  void jsonIsReadWhereItIsThatOfLog4j() throws IOException {
    String json =
        """
        {"Configuration": {
        \t"Appenders": {"File": {"name": "F", "PatternLayout": {"pattern": "%m %M%n"}}},
          "Loggers": {"Root": {"level": "info", "AppenderRef": {"ref": "F"}}}
        }}
        """;
    cli.write("src/main/resources/log4j2.json", json);
    cli.write("src/main/resources/log4j2-broken.json", "{\"a\": [");
    cli.write("src/main/resources/data.json", "{");
    String out = cli.check("--rules", "CallerLocationLogging").out();
    assertThat(out).contains("log4j2.json:2:71");
    assertThat(out).contains("log4j2-broken.json was not read");
    assertThat(out).doesNotContain("data.json");
    Path named = cli.write("conf/log4j2.jsn", json);
    assertThat(Cli.run("check", named.toString()).out()).contains("log4j2.jsn:2:71");
  }

  @Test
  void aFileThatIsNotWellFormedIsNamed() throws IOException {
    cli.write("src/main/resources/application-prod.yml", "a: [1\nb: 2\n");
    cli.write("src/main/resources/logback.xml", "<configuration><root></configuration>");
    Outcome outcome = cli.check();
    outcome.assertExit(ExitCode.FOUND);
    assertThat(outcome.out())
        .contains("application-prod.yml was not read: expected ',' or ']', but got ");
    assertThat(outcome.out()).contains("logback.xml was not read: not well-formed XML: ");
    assertThat(outcome.out()).contains("1 finding in 1 file; 2 files analysed, 2 skipped");
  }

  @Test
  void whatIsNotReadIsReportedLikeSkippedSources() throws IOException {
    cli.write("src/main/resources/application-prod.yml", "a: *nope\n");
    cli.check("--strict").assertOneLine("--strict: 1 of 3 files were skipped");

    JsonObject invocation =
        JsonParser.parseString(report("--sarif"))
            .getAsJsonObject()
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("invocations")
            .get(0)
            .getAsJsonObject();
    assertThat(invocation.get("executionSuccessful").getAsBoolean()).isTrue();
    assertThat(invocation.getAsJsonArray("toolExecutionNotifications").toString())
        .contains("application-prod.yml was skipped: found undefined alias nope, line 1, column 4");

    // However many they are, they are not the code.
    for (int i = 0; i < 5; i++) {
      cli.write("src/main/resources/application-" + i + ".yml", "\t");
    }
    cli.check().assertExit(ExitCode.FOUND);
  }

  @Test
  void filesWithAByteOrderMarkAreRead() throws IOException {
    cli.write("src/main/resources/application.yml", "\uFEFF" + YAML);
    cli.write("src/main/resources/application-be.yml", "\uFEFF" + YAML, UTF_16BE);
    cli.write("src/main/resources/application-le.yml", "\uFEFF" + YAML, UTF_16LE);
    cli.write(
        "src/main/resources/pool.xml",
        "\uFEFF<?xml version='1.0' encoding='UTF-16'?>\n"
            + "<beans><bean class='com.mchange.v2.c3p0.ComboPooledDataSource'/></beans>",
        UTF_16LE);
    Outcome outcome = cli.check("--all");
    assertThat(outcome.out()).contains("application-be.yml:3:5: suggestion " + RULE);
    assertThat(outcome.out()).contains("application-le.yml:3:5: suggestion " + RULE);
    assertThat(outcome.out()).contains("pool.xml:2:14: suggestion " + RULE);
    assertThat(outcome.out()).contains("4 findings in 4 files; 5 files analysed");
  }

  @Test
  void filesWithoutTextAreNamed() throws IOException {
    cli.write("src/main/resources/application-odd.yml", "a: b\0");
    cli.write("src/main/resources/application.properties", "\uFEFFa=b", UTF_16LE);
    cli.write("src/main/resources/large.xml", "<beans>" + " ".repeat(17 << 20) + "</beans>");
    cli.write("src/main/resources/image.xml", "\0");
    cli.write("src/main/resources/logback.xml", " \n");
    cli.write("src/main/resources/data.xml", "<data>" + " ".repeat(17 << 20) + "</data>");
    cli.write("src/main/resources/messages.properties", "\uFEFFa=b", UTF_16LE);
    Files.createSymbolicLink(
        folder.resolve("src/main/resources/application-link.yml"), Path.of("application.yml"));
    Files.createSymbolicLink(
        folder.resolve("src/main/resources/application-none.yml"), Path.of("nowhere"));
    Outcome outcome = cli.check("--all");
    assertThat(
            outcome
                .out()
                .lines()
                .filter(line -> line.contains(" was not read: "))
                .map(line -> line.substring(line.lastIndexOf('/', line.indexOf(": ")))))
        .containsExactly(
            "/application-none.yml was not read: not a regular file",
            "/application-odd.yml was not read: not a text file",
            "/application.properties was not read: in UTF-16, which Java does not expect in"
                + " properties files",
            "/large.xml was not read: larger than 16 MB",
            "/logback.xml was not read: empty, and so not well-formed XML")
        .inOrder();
    assertThat(outcome.out()).contains("application-link.yml:3:5");
    assertThat(outcome.out()).contains("2 findings in 2 files; 3 files analysed, 5 skipped");
  }

  @Test
  void xmlInAnEncodingThatItsReadersRefuseIsNotRead() throws IOException {
    String beans = "<beans><!-- \u00e9 --></beans>";
    Map<String, String> declarations =
        Map.of(
            "unknown.xml", "<?xml version=\"1.0\" encoding=\"X-NONE\"?>",
            "invalid.xml", "<?xml version='1.0' encoding='UTF-8'?>",
            "undeclared.xml", "",
            "latin.xml", "<?xml version='1.0' encoding='ISO-8859-1'?>");
    for (Map.Entry<String, String> each : declarations.entrySet()) {
      Path path = cli.write("src/main/resources/" + each.getKey(), "");
      Files.writeString(path, each.getValue() + beans, ISO_8859_1);
    }
    Outcome outcome = cli.check("--all");
    assertThat(
            outcome
                .out()
                .lines()
                .filter(line -> line.contains(" was not read: "))
                .map(line -> line.substring(line.lastIndexOf('/', line.indexOf(": ")))))
        .containsExactly(
            "/invalid.xml was not read: not in UTF-8, which it declares",
            "/undeclared.xml was not read: not in UTF-8",
            "/unknown.xml was not read: in the encoding X-NONE, which Java does not know");
    assertThat(outcome.out()).contains("3 files analysed, 3 skipped");
  }

  @Test
  void aNamedFileThatHasNoTextIsNamed() throws IOException {
    Path image = cli.write("conf/image.xml", "\0");
    Outcome outcome = Cli.run("check", image.toString());
    assertThat(outcome.code()).isEqualTo(ExitCode.CANNOT_DO);
    assertThat(outcome.out()).contains("conf/image.xml was not read: not a text file");
    assertThat(outcome.err()).contains("no file could be analysed");
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

  @Test
  void whereNothingIsFixedTheFindingsAreThereOnce() throws IOException {
    assertThat(cli.check("--fix", "--all").out()).contains("1 finding in 1 file; 2 files analysed");
  }
}
