package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.ReportJson.json;
import static io.github.uncontended.runner.command.ReportJson.results;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No output contains a fix that does not compile. */
class CompiledFixesTest {
  @TempDir Path sources;
  @TempDir Path classes;
  private SuggestingRule rule;

  @BeforeEach
  void setUp() throws IOException {
    rule = new SuggestingRule(classes);
  }

  @AfterEach
  void tearDown() throws IOException {
    rule.close();
  }

  private void write(String name, String... statements) throws IOException {
    Files.writeString(
        sources.resolve(name + ".java"),
        "class %s {\n  int safe(String x) { return 1; }\n  void m() {\n    int x;\n%s  }\n}\n"
            .formatted(
                name,
                Stream.of(statements).map(it -> "    " + it + "\n").reduce("", String::concat)));
  }

  private static List<String> suggestions(Outcome outcome) {
    return json(outcome.out()).getAsJsonArray("diagnostics").asList().stream()
        .map(JsonElement::getAsJsonObject)
        .filter(it -> it.has("suggestions"))
        .map(it -> it.getAsJsonArray("suggestions").get(0).getAsJsonObject())
        .map(it -> it.get("text").getAsString().strip())
        .toList();
  }

  @Test
  void aSuggestionThatDoesNotCompileIsLeftOut() throws Exception {
    write("A", "x = safe(\"2\");", "x = safe(\"gone()\");", "x = safe(\"3\");");
    write("B", "x = safe(\"4\");");
    write("C", "x = safe(\"'a' + null\");");

    Outcome outcome = rule.check(sources, "--rdjson", "-");

    assertEquals(List.of("x = 2;", "x = 3;", "x = 4;"), suggestions(outcome));
    assertEquals(5, json(outcome.out()).getAsJsonArray("diagnostics").size());
    assertTrue(
        outcome.err().startsWith("uncontended: 2 fixes are not shown, since they do not compile\n"),
        outcome.err());
  }

  @Test
  void theSameHoldsForSarifAndTheTerminal() throws Exception {
    write("A", "x = safe(\"2\");", "x = safe(\"gone()\");");

    Outcome sarif = rule.check(sources, "--sarif", "-");
    Outcome terminal = rule.check(sources, "--all");

    assertEquals(
        List.of(true, false),
        results(sarif.out()).asList().stream()
            .map(it -> it.getAsJsonObject().has("fixes"))
            .toList());
    ReportJson.assertValidSarif(sarif.out());
    assertTrue(terminal.out().contains("+    x = 2;\n"), terminal.out());
    assertFalse(terminal.out().contains("+    x = gone();\n"), terminal.out());
    assertTrue(
        terminal.out().contains("No fix is offered here: the fixed code does not compile"),
        terminal.out());
    assertEquals("uncontended: 1 fix is not shown, since it does not compile\n", terminal.err());
  }

  @Test
  void fixesThatConflictAreCompiledEach() throws Exception {
    Files.writeString(
        sources.resolve("Nested.java"),
        """
        class Nested {
          int safe(String x, int... y) { return 1; }
          int x = safe("1", safe("gone()"), safe("2"));
        }
        """);

    Outcome outcome = rule.check(sources, "--rdjson", "-");

    assertEquals(
        List.of("int x = 1;", "int x = safe(\"1\", safe(\"gone()\"), 2);"), suggestions(outcome));
  }

  @Test
  void aSuggestionIsCompiledAsItIsShown() throws Exception {
    // With an import the fix compiles; in full it does not, since java is a variable.
    write("A", "int java = 1;", "x = safe(\"List.of(1).size()\");");

    Outcome review = rule.check(sources, "--rdjson", "-");
    Outcome terminal = rule.check(sources, "--all");

    assertEquals(List.of(), suggestions(review));
    assertTrue(terminal.out().contains("+    x = List.of(1).size();\n"), terminal.out());
  }

  @Test
  void unsafeFixesAreSuggestedOnDemandAndNotApplied() throws Exception {
    write("A", "x = safe(\"2\");", "x = unsafe(\"3\");", "x = unsafe(\"gone()\");");
    Path file = sources.resolve("A.java");
    Files.writeString(
        file,
        Files.readString(file).replace("void m", "int unsafe(String x) { return 1; }\n\n  void m"));

    assertEquals(List.of("x = 2;"), suggestions(rule.check(sources, "--rdjson", "-")));
    Outcome outcome = rule.check(sources, "--rdjson", "-", "--suggest-unsafe");
    assertEquals(List.of("x = 2;", "x = 3;"), suggestions(outcome));
    List<String> messages =
        json(outcome.out()).getAsJsonArray("diagnostics").asList().stream()
            .map(it -> it.getAsJsonObject().get("message").getAsString())
            .toList();
    assertEquals(
        List.of(
            "Costs. Replace it unless the order matters.",
            "Costs. Replace it unless the order matters."
                + " Unsafe fix: it can change what the program does.",
            "Costs. Replace it unless the order matters."
                + " No fix is offered here: the fixed code does not compile."),
        messages);

    rule.check(sources, "--fix", "--suggest-unsafe", "--force");
    assertTrue(Files.readString(file).contains("x = 2;\n    x = unsafe(\"3\");\n"));
    rule.check(sources, "--fix", "--unsafe-fixes", "--force");
    assertTrue(
        Files.readString(file).contains("x = 2;\n    x = 3;\n    x = unsafe(\"gone()\");\n"));
  }

  @Test
  void errorsThatWereThereBeforeDoNotMatter() throws Exception {
    write("A", "x = safe(\"2\");");
    Files.writeString(sources.resolve("Broken.java"), "class Broken extends Gone {}\n");

    JsonObject diagnostic =
        ReportJson.only(json(rule.check(sources, "--rdjson", "-").out()).get("diagnostics"));

    assertTrue(diagnostic.has("suggestions"), diagnostic.toString());
  }
}
