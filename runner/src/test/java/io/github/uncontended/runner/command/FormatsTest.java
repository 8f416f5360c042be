package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** The report formats of single products. */
final class FormatsTest {
  /** What the documentation of GitHub's workflow commands allows. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "::(error|warning|notice) file=([^:,]+),line=(\\d+),endLine=(\\d+),col=(\\d+)"
              + ",endColumn=(\\d+),title=([^:,]+)::(.+)");

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("src/p, q/Flagged.java", FLAGGED);
  }

  private static void assertValid(String json, String schema) throws IOException {
    try (InputStream in = FormatsTest.class.getResourceAsStream(schema)) {
      assertThat(
              JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                  .getSchema(new String(in.readAllBytes(), UTF_8))
                  .validate(json, InputFormat.JSON))
          .isEmpty();
    }
  }

  private String report(String option) {
    Outcome outcome = cli.check(option, "-");
    assertThat(outcome.code()).isEqualTo(ExitCode.FOUND);
    return outcome.out();
  }

  @Test
  void gitLabShowsTheFindingAtItsLine() throws IOException {
    String report = report("--gitlab");
    assertValid(report, "gitlab.schema.json");
    JsonArray issues = JsonParser.parseString(report).getAsJsonArray();
    assertThat(issues).hasSize(1);
    JsonObject issue = issues.get(0).getAsJsonObject();
    assertThat(issue.get("check_name").getAsString()).isEqualTo("SynchronizedTimeZoneLookup");
    JsonObject location = issue.getAsJsonObject("location");
    assertThat(location.get("path").getAsString()).endsWith("src/p, q/Flagged.java");
    assertThat(location.getAsJsonObject("lines").get("begin").getAsInt()).isEqualTo(7);
    // The fingerprint stays when lines move.
    cli.write("src/p, q/Flagged.java", "\n\n" + FLAGGED);
    JsonObject moved =
        JsonParser.parseString(report("--gitlab")).getAsJsonArray().get(0).getAsJsonObject();
    assertThat(moved.get("fingerprint")).isEqualTo(issue.get("fingerprint"));
    assertThat(moved.getAsJsonObject("location")).isNotEqualTo(location);
  }

  @Test
  void sonarQubeKnowsTheRuleOfEachIssue() throws IOException {
    String report = report("--sonar");
    assertValid(report, "sonar.schema.json");
    JsonObject root = JsonParser.parseString(report).getAsJsonObject();
    JsonObject issue = root.getAsJsonArray("issues").get(0).getAsJsonObject();
    assertThat(
            root.getAsJsonArray("rules").asList().stream()
                .map(rule -> rule.getAsJsonObject().get("id"))
                .toList())
        .contains(issue.get("ruleId"));
    assertThat(textRange(report).toString())
        .isEqualTo("{\"startLine\":7,\"endLine\":7,\"startColumn\":11,\"endColumn\":48}");
  }

  @Test
  void jUnitXmlHasAFailureForEachFinding() throws Exception {
    cli.write(
        "src/p, q/Flagged.java",
        FLAGGED.replace("\"Europe/Zurich\"", "\"<&\\u0000]]>\" + '\u0001'"));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(report("--junit"))));
    Element root = document.getDocumentElement();
    assertThat(root.getTagName()).isEqualTo("testsuites");
    assertThat(root.getAttribute("failures")).isEqualTo("1");
    Element test = (Element) document.getElementsByTagName("testcase").item(0);
    assertThat(test.getAttribute("name")).isEqualTo("SynchronizedTimeZoneLookup in line 7");
    assertThat(test.getAttribute("classname")).isEqualTo("p.Flagged");
    assertThat(document.getElementsByTagName("failure").item(0).getTextContent())
        .contains("TimeZone.getTimeZone(\"<&\\u0000]]>\" + '?')");
  }

  @Test
  void gitHubCommandsAreEscaped() {
    String report = report("--github");
    Matcher command = COMMAND.matcher(report.strip());
    assertThat(command.matches()).isTrue();
    assertThat(command.group(2)).endsWith("src/p%2C q/Flagged.java");
    assertThat(command.group(3)).isEqualTo("7");
    assertThat(command.group(5)).isEqualTo("12");
    assertThat(command.group(6)).isEqualTo("49");
    assertThat(command.group(7)).isEqualTo("SynchronizedTimeZoneLookup");
  }

  @Test
  void rangesOfSeveralLinesHaveColumnsWhereTheFormatAllowsThem() throws IOException {
    cli.write(
        "src/p, q/Flagged.java",
        FLAGGED.replace("(\"Europe/Zurich\")", "(\n        \"Europe/Zurich\")"));
    assertThat(report("--github")).contains(",line=7,endLine=8,title=");
    String sonar = report("--sonar");
    assertValid(sonar, "sonar.schema.json");
    assertThat(textRange(sonar).toString())
        .isEqualTo("{\"startLine\":7,\"endLine\":8,\"startColumn\":11,\"endColumn\":24}");
  }

  private static JsonObject textRange(String sonar) {
    return JsonParser.parseString(sonar)
        .getAsJsonObject()
        .getAsJsonArray("issues")
        .get(0)
        .getAsJsonObject()
        .getAsJsonObject("primaryLocation")
        .getAsJsonObject("textRange");
  }

  @Test
  void withoutFindingsAllReportsAreValid() throws Exception {
    cli.write("src/p, q/Flagged.java", CLEAN);
    Path gitlab = folder.resolve("gitlab.json");
    Path sonar = folder.resolve("sonar.json");
    Path junit = folder.resolve("junit.xml");
    cli.check(
            "--gitlab", gitlab.toString(), "--sonar", sonar.toString(), "--junit", junit.toString())
        .assertExit(ExitCode.OK);
    assertValid(Files.readString(gitlab, UTF_8), "gitlab.schema.json");
    assertValid(Files.readString(sonar, UTF_8), "sonar.schema.json");
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(junit.toFile());
    assertThat(cli.check("--github", "-").out()).isEmpty();
    cli.check("--github", "-", "--gitlab", "-")
        .assertOneLine("only one output can be written to standard output");
  }
}
