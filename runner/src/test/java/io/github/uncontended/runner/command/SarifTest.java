package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static io.github.uncontended.runner.command.ReportJson.assertValidSarif;
import static io.github.uncontended.runner.command.ReportJson.json;
import static io.github.uncontended.runner.command.ReportJson.object;
import static io.github.uncontended.runner.command.ReportJson.only;
import static io.github.uncontended.runner.command.ReportJson.results;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The SARIF report. */
class SarifTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void sarifIsValidAndSaysEverythingOfAFinding() throws IOException {
    cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    cli.write("src/p/Broken.java", "class {");

    Outcome outcome = cli.check("--sarif", "-");

    assertEquals(ExitCode.FOUND, outcome.code());
    assertValidSarif(outcome.out());
    JsonObject run = only(json(outcome.out()).get("runs"));
    JsonArray rules = object(run, "tool", "driver").getAsJsonArray("rules");
    assertEquals(Ruleset.names().size(), rules.size());
    String docs = object(run, "tool", "driver").get("informationUri").getAsString();
    assertEquals("https://github.com/uncontended/uncontended/blob/main/docs/rules.md", docs);
    assertEquals(
        docs + "#blockingwhilesynchronized",
        rules.get(0).getAsJsonObject().get("helpUri").getAsString());
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
    assertEquals("note", result.get("level").getAsString());
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
            .contains("Broken.java:1 was skipped: "));
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

    assertValidSarif(outcome.out());
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
  void unsafeFixesAreWrittenOnDemandOnly() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);

    JsonObject without = only(results(cli.check("--sarif", "-").out()));
    Outcome suggesting = cli.check("--sarif", "-", "--suggest-unsafe");
    JsonObject with = only(results(suggesting.out()));

    assertFalse(without.has("fixes"));
    assertTrue(object(without, "message").get("text").getAsString().contains("--suggest-unsafe"));
    assertValidSarif(suggesting.out());
    String message = object(with, "message").get("text").getAsString();
    assertTrue(message.endsWith(" Unsafe fix: it can change what the program does."), message);
    String label = object(with, "fixes", "description").get("text").getAsString();
    assertTrue(
        label.startsWith(
            "Unsafe fix: it can change what the program does. Pass a ZoneId constant. If "),
        label);
  }
}
