package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
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

import com.google.gson.JsonObject;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rdjson report, and what all reports for other tools have in common. */
class ReportsTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
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
    assertValidSarif(cli.check("--sarif", "-", option).out());
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
}
