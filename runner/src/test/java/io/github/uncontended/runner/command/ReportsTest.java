package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The outputs for programs: SARIF and rdjson. */
class ReportsTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  private static JsonObject json(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  private static JsonObject only(JsonElement array) {
    assertEquals(1, array.getAsJsonArray().size());
    return array.getAsJsonArray().get(0).getAsJsonObject();
  }

  private static JsonArray results(String sarif) {
    return only(json(sarif).get("runs")).getAsJsonArray("results");
  }

  private static JsonObject object(JsonObject of, String... path) {
    JsonObject at = of;
    for (String name : path) {
      JsonElement next = at.get(name);
      at = next.isJsonArray() ? only(next) : next.getAsJsonObject();
    }
    return at;
  }

  private static void assertValid(String sarif) throws IOException {
    try (InputStream in =
        ReportsTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
              .getSchema(new String(in.readAllBytes(), UTF_8));
      assertEquals(Set.of(), schema.validate(sarif, InputFormat.JSON));
    }
  }

  @Test
  void sarifIsValidAndSaysEverythingOfAFinding() throws IOException {
    cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    cli.write("src/p/Broken.java", "class {");

    Outcome outcome = cli.check("--sarif", "-");

    assertEquals(ExitCode.FOUND, outcome.code());
    assertValid(outcome.out());
    JsonObject run = only(json(outcome.out()).get("runs"));
    JsonArray rules = object(run, "tool", "driver").getAsJsonArray("rules");
    assertEquals(Ruleset.rules().size(), rules.size());
    rules.forEach(
        rule ->
            assertTrue(
                object(rule.getAsJsonObject(), "help")
                    .get("markdown")
                    .getAsString()
                    .contains("### Why it costs")));
    JsonObject result = only(run.get("results"));
    assertEquals("SynchronizedTimeZoneLookup", result.get("ruleId").getAsString());
    assertEquals(
        result.get("ruleId"),
        rules.get(result.get("ruleIndex").getAsInt()).getAsJsonObject().get("id"));
    assertEquals("warning", result.get("level").getAsString());
    assertEquals(
        json("{startLine: 7, startColumn: 12, endLine: 7, endColumn: 39}"),
        object(result, "locations", "physicalLocation", "region"));
    JsonObject change = object(result, "fixes", "artifactChanges", "replacements");
    assertEquals(json("{startLine: 7, endLine: 7}"), change.get("deletedRegion"));
    assertEquals(
        "    return TimeZone.getTimeZone(java.time.ZoneOffset.UTC);",
        object(change, "insertedContent").get("text").getAsString());
    assertTrue(
        object(run, "invocations", "toolExecutionNotifications", "message")
            .get("text")
            .getAsString()
            .contains("Broken.java was skipped: "));
  }

  @Test
  void unsafeFixesAreWrittenOnDemandOnly() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);

    JsonObject without = only(results(cli.check("--sarif", "-").out()));
    JsonObject with = only(results(cli.check("--sarif", "-", "--unsafe-fixes").out()));

    assertFalse(without.has("fixes"));
    assertTrue(object(without, "message").get("text").getAsString().contains("--unsafe-fixes"));
    assertTrue(with.has("fixes"));
    assertFalse(object(with, "message").get("text").getAsString().contains("--unsafe-fixes"));
  }

  @Test
  void fingerprintsSurviveMovingLines() throws IOException {
    cli.write("p/Flagged.java", FLAGGED_SAFE);
    JsonObject before = only(results(cli.check("--sarif", "-").out()));
    cli.write("p/Flagged.java", FLAGGED_SAFE.replace("class", "/** New. */\n// Lines.\nclass"));
    JsonObject after = only(results(cli.check("--sarif", "-").out()));

    assertEquals(object(before, "partialFingerprints"), object(after, "partialFingerprints"));
    assertEquals(2, object(before, "partialFingerprints").size());
  }

  @Test
  void namesAreRelativeToTheRepositoryAndOneFileHoldsManyRoots() throws IOException {
    Files.createDirectories(folder.resolve(".git"));
    cli.write("a b/src/p/Flagged.java", FLAGGED);
    cli.write("ü/src/q/Flagged.java", FLAGGED.replace("package p", "package q"));

    Outcome outcome =
        Cli.run(
            "check",
            "--release=17",
            "--sarif=-",
            folder.resolve("a b/src").toString(),
            folder.resolve("ü/src").toString());

    assertValid(outcome.out());
    Set<String> uris = new TreeSet<>();
    results(outcome.out())
        .forEach(
            result ->
                uris.add(
                    object(
                            result.getAsJsonObject(),
                            "locations",
                            "physicalLocation",
                            "artifactLocation")
                        .get("uri")
                        .getAsString()));
    assertEquals(Set.of("%C3%BC/src/q/Flagged.java", "a%20b/src/p/Flagged.java"), uris);
  }

  @Test
  void rdjsonCountsBytesAndReplacesWholeLines() throws IOException {
    cli.write("p/Flagged.java", FLAGGED_SAFE.replace("{\n    ", "{\n\t/* ü€ */ "));

    JsonObject diagnostic = only(json(cli.check("--rdjson", "-").out()).get("diagnostics"));

    assertEquals(
        json("{start: {line: 7, column: 21}, end: {line: 7, column: 48}}"),
        object(diagnostic, "location", "range"));
    JsonObject suggestion = only(diagnostic.get("suggestions"));
    assertEquals(json("{start: {line: 7}, end: {line: 7}}"), suggestion.get("range"));
    assertEquals(
        "\t/* ü€ */ return TimeZone.getTimeZone(java.time.ZoneOffset.UTC);",
        suggestion.get("text").getAsString());
    assertEquals("WARNING", diagnostic.get("severity").getAsString());
    assertEquals(
        "SynchronizedTimeZoneLookup", object(diagnostic, "code").get("value").getAsString());
  }

  @Test
  void aFixInSeveralPlacesIsAMessageOnly() throws IOException {
    cli.write(
        "p/Flagged.java",
        """
        package p;

        import java.util.Objects;

        final class Flagged {
          private final String a;
          private final String b;
          private final String c;

          Flagged(String a, String b, String c) {
            this.a = a;
            this.b = b;
            this.c = c;
          }

          @Override
          public boolean equals(Object other) {
            return other instanceof Flagged that
                && a.equals(that.a)
                && b.equals(that.b)
                && c.equals(that.c);
          }

          @Override
          public int hashCode() {
            return Objects.hash(a, b, c);
          }
        }
        """);

    JsonObject diagnostic = only(json(cli.check("--rdjson", "-").out()).get("diagnostics"));
    JsonObject result = only(results(cli.check("--sarif", "-").out()));

    assertEquals("UncachedHashCode", result.get("ruleId").getAsString());
    assertFalse(diagnostic.has("suggestions"), diagnostic.toString());
    assertTrue(diagnostic.get("message").getAsString().contains("--patch"));
    assertTrue(
        object(result, "fixes", "artifactChanges").getAsJsonArray("replacements").size() > 1);
  }

  @Test
  void allOutputsHoldTheSameFindings() throws IOException {
    cli.write(
        "p/Flagged.java",
        FLAGGED.replace("}\n}", "}\n\n  TimeZone x = TimeZone.getTimeZone(\"UTC\");\n}"));
    cli.write("p/Clean.java", CLEAN);
    Path sarif = folder.resolve("out.sarif");
    Path rdjson = folder.resolve("out.json");

    Outcome outcome = cli.check("--sarif", sarif.toString(), "--rdjson", rdjson.toString());

    assertTrue(outcome.out().contains("2 findings in 1 file"), outcome.out());
    List<Integer> lines = List.of(7, 10);
    assertEquals(
        lines,
        results(Files.readString(sarif)).asList().stream()
            .map(
                it ->
                    object(it.getAsJsonObject(), "locations", "physicalLocation", "region")
                        .get("startLine")
                        .getAsInt())
            .toList());
    assertEquals(
        lines,
        json(Files.readString(rdjson)).getAsJsonArray("diagnostics").asList().stream()
            .map(
                it ->
                    object(it.getAsJsonObject(), "location", "range", "start")
                        .get("line")
                        .getAsInt())
            .toList());
  }

  @Test
  void standardOutputIsForOneOutput() throws IOException {
    cli.write("p/Clean.java", CLEAN);

    Outcome outcome = cli.check("--rdjson", "-");

    assertEquals(0, json(outcome.out()).getAsJsonArray("diagnostics").size());
    assertEquals("nothing found; 1 file analysed\n", outcome.err());
    cli.check("--rdjson", "-", "--sarif", "-")
        .assertOneLine("only one output can be written to standard output");
  }

  @Test
  void whatCannotBeWrittenIsSaidBeforeAnyWork() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    Path gone = folder.resolve("gone/out.sarif");

    cli.check("--sarif", gone.toString()).assertOneLine("there is no folder");
    cli.check("--rdjson", folder.toString()).assertOneLine("it is a folder");
    assertFalse(Files.exists(gone.getParent()));
  }

  @Test
  void docsOnTheWebAreLinked() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    String option = "-XepOpt:Uncontended:DocsUrl=https://example.org/rules.md";

    JsonObject diagnostic = only(json(cli.check("--rdjson", "-", option).out()).get("diagnostics"));

    assertEquals(
        "https://example.org/rules.md#synchronizedtimezonelookup",
        object(diagnostic, "code").get("url").getAsString());
    assertValid(cli.check("--sarif", "-", option).out());
  }
}
