package io.github.uncontended.runner.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.Ruleset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The output of {@code rules} and {@code explain}. */
class RulesCommandTest {
  @Test
  void rulesAreListedWithTheirMetadata() {
    Outcome outcome = Cli.run("rules");

    outcome.assertExit(ExitCode.OK);
    List<String> lines = outcome.out().lines().toList();
    assertEquals(1 + Ruleset.rules().size(), lines.size());
    assertTrue(
        lines.stream()
            .anyMatch(
                line ->
                    line.matches("SynchronizedTimeZoneLookup +warning +.*advice +8 to 24  .*")));
  }

  @Test
  void rulesAreListedAsJson() {
    JsonArray rules = JsonParser.parseString(Cli.run("rules", "--json").out()).getAsJsonArray();

    assertEquals(
        List.copyOf(rules()),
        rules.asList().stream()
            .map(rule -> rule.getAsJsonObject().get("name").getAsString())
            .toList());
    for (var rule : rules) {
      JsonObject object = rule.getAsJsonObject();
      assertFalse(object.get("runtimes").getAsString().isEmpty());
      assertFalse(object.get("fixes").getAsJsonArray().isEmpty());
    }
  }

  @Test
  void aRuleIsExplainedAsJson() {
    JsonObject rule =
        JsonParser.parseString(Cli.run("explain", "--json", "uncachedhashcode").out())
            .getAsJsonObject();

    assertEquals("UncachedHashCode", rule.get("name").getAsString());
    assertTrue(rule.get("markdown").getAsString().contains("### Why it costs"));
  }

  static Set<String> rules() {
    return Ruleset.rules().keySet();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aRuleIsExplainedWithoutMarkup(String rule) {
    Outcome outcome = Cli.run("explain", rule);

    outcome.assertExit(ExitCode.OK);
    assertTrue(outcome.out().startsWith(rule + "\n\nWhat it flags\n\n  "), outcome.out());
    assertFalse(outcome.out().contains("<!--"), outcome.out());
    assertFalse(outcome.out().contains("```"), outcome.out());
    assertFalse(outcome.out().contains("| ---"), outcome.out());
    assertFalse(outcome.out().contains("\033"), outcome.out());
  }
}
