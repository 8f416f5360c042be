package io.github.uncontended.runner.configuration;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.report.Cost;
import io.github.uncontended.runner.engine.ConfigurationRule;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.engine.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds docs/rules.md and the README to the rules on configuration, and their tables to all. */
final class ConfigurationDocsTest {
  private static final Path ROOT = Path.of("..");
  private static final ImmutableList<String> PARTS =
      ImmutableList.of(
          "What it flags",
          "Why it costs",
          "The incident",
          "Example",
          "When it does not matter",
          "Fix safety",
          "Options",
          "How to suppress");
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "<!-- configuration: (\\S+) -->\\s*```(?:yaml|xml|properties)\\n(.*?)```",
          Pattern.DOTALL);

  @ParameterizedTest
  @EnumSource(Cost.class)
  void tablesHaveARowForEachRule(Cost cost) throws IOException {
    List<RuleInfo> group = RuleInfo.all().stream().filter(rule -> rule.cost() == cost).toList();
    String rows =
        group.stream().map(ConfigurationDocsTest::row).collect(joining("\n", "| --- |\n", "\n\n"));
    assertThat(read("docs/rules.md")).contains(rows);
    String links = group.stream().map(rule -> link(rule, "docs/rules.md")).collect(joining(", "));
    assertThat(read("README.md"))
        .contains("\n| " + Ascii.toLowerCase(cost.title()) + " | " + links + " |\n");
  }

  @Test
  void sectionsAreThoseOfTheRules() throws IOException {
    assertThat(
            read("docs/rules.md")
                .lines()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3))
                .toList())
        .isEqualTo(List.copyOf(Ruleset.names()));
  }

  @ParameterizedTest
  @EnumSource(ConfigurationRule.class)
  void sectionHasItsPartsAndSaysHowToSuppress(ConfigurationRule rule) {
    String section = RuleInfo.of(rule.ruleName()).markdown();
    assertThat(
            section
                .lines()
                .filter(line -> line.startsWith("### "))
                .map(line -> line.substring(4))
                .toList())
        .isEqualTo(PARTS);
    assertThat(section).contains("uncontended: off " + rule.ruleName());
  }

  @ParameterizedTest
  @EnumSource(ConfigurationRule.class)
  void examplesAreCases(ConfigurationRule rule) throws IOException {
    Matcher example = EXAMPLE.matcher(RuleInfo.of(rule.ruleName()).markdown());
    int found = 0;
    while (example.find()) {
      Path file = Path.of("testdata", rule.ruleName()).resolve(example.group(1));
      List<String> lines =
          Files.readAllLines(file, UTF_8).stream()
              .filter(line -> !line.contains(ConfigurationCases.MARKER))
              .map(String::strip)
              .toList();
      List<String> shown = example.group(2).lines().map(String::strip).toList();
      assertWithMessage("%s in %s", shown, file)
          .that(Collections.indexOfSubList(lines, shown))
          .isAtLeast(0);
      found++;
    }
    assertWithMessage("examples of %s", rule)
        .that(found)
        .isEqualTo(Ruleset.rules().containsKey(rule.ruleName()) ? 0 : 2);
  }

  private static String link(RuleInfo rule, String page) {
    return "[" + rule.name() + "](" + page + "#" + Ascii.toLowerCase(rule.name()) + ")";
  }

  private static String row(RuleInfo rule) {
    return String.join(
        " | ",
        "| " + link(rule, ""),
        join(rule.severities()) + rule.byDefault().note(),
        join(rule.fixes()),
        rule.runtimes() + " |");
  }

  private static String join(Collection<?> values) {
    return values.stream().map(Object::toString).collect(joining(", "));
  }

  private static String read(String file) throws IOException {
    return Files.readString(ROOT.resolve(file), UTF_8);
  }
}
