package io.github.uncontended.runner.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uncontended.report.Cost;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.engine.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
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
    ImmutableList.Builder<String> order = ImmutableList.builder();
    for (Cost cost : Cost.values()) {
      List<String> group = namesOf(cost);
      if (!group.isEmpty()) {
        order.add("", cost.title()).addAll(group);
      }
    }
    assertEquals(
        order.build(),
        lines.stream()
            .skip(1)
            .map(line -> Splitter.on(Pattern.compile(":|  ")).splitToList(line).get(0))
            .toList());
    assertTrue(
        lines.stream()
            .anyMatch(
                line ->
                    line.matches(
                        "SynchronizedTimeZoneLookup +suggestion, warning +.*advice +8 to 24  .*")));
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
      assertEquals(
          RuleInfo.of(object.get("name").getAsString()).cost().name().toLowerCase(Locale.ROOT),
          object.get("cost").getAsString());
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

  private static List<String> namesOf(Cost cost) {
    return RuleInfo.all().stream().filter(rule -> rule.cost() == cost).map(RuleInfo::name).toList();
  }

  static Set<String> rules() {
    return Ruleset.names();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aRuleIsExplainedWithoutMarkup(String rule) {
    Outcome outcome = Cli.run("explain", rule);

    outcome.assertExit(ExitCode.OK);
    assertTrue(
        outcome.out().startsWith(rule + "\n\n  " + RuleInfo.of(rule).cost().title() + ": "),
        outcome.out());
    assertTrue(outcome.out().contains("\n\nWhat it flags\n\n  "), outcome.out());
    assertFalse(outcome.out().contains("<!--"), outcome.out());
    assertFalse(outcome.out().contains("```"), outcome.out());
    assertFalse(outcome.out().contains("| ---"), outcome.out());
    assertFalse(outcome.out().contains("\033"), outcome.out());
  }
}
