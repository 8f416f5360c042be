package io.github.uncontended.runner.configuration;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.ConfigurationCases.Case;
import io.github.uncontended.runner.engine.ConfigurationRule;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules on configuration, on the cases in {@code testdata}. */
final class ConfigurationRulesTest {
  @TempDir private Path temporary;

  static List<Case> flagged() throws IOException {
    return ConfigurationCases.all("flagged");
  }

  static List<Case> clean() throws IOException {
    return ConfigurationCases.all("clean");
  }

  @ParameterizedTest
  @MethodSource
  void flagged(Case flagged) throws IOException {
    ConfigurationAnalysis analysis = ConfigurationCases.analyse(flagged, temporary);
    assertThat(analysis.skips()).isEmpty();
    int markers = 0;
    for (Path file : ConfigurationCases.files(flagged.folder())) {
      List<String> expected = ConfigurationCases.expected(file);
      List<ReportedFinding> found = new ArrayList<>();
      for (ReportedFinding finding : analysis.findings()) {
        if (finding.rule().equals(flagged.rule())
            && Path.of(finding.source().path()).getFileName().equals(file.getFileName())) {
          found.add(finding);
        }
      }
      assertWithMessage("%s", found).that(found).hasSize(expected.size());
      for (String one : expected) {
        assertWithMessage("%s in %s", one, found)
            .that(found.stream().anyMatch(it -> ConfigurationCases.matches(it, one)))
            .isTrue();
      }
      markers += expected.size();
    }
    assertThat(markers).isAtLeast(1);
  }

  @ParameterizedTest
  @MethodSource
  void clean(Case clean) throws IOException {
    ConfigurationAnalysis analysis = ConfigurationCases.analyse(clean, temporary);
    assertThat(analysis.skips()).isEmpty();
    assertThat(analysis.files()).isAtLeast(1);
    assertThat(analysis.findings()).isEmpty();
  }

  @Test
  void everyRuleHasCasesThatShowItsSeverities() throws IOException {
    for (ConfigurationRule rule : ConfigurationRule.values()) {
      TreeSet<SeverityLevel> shown = new TreeSet<>();
      for (Case flagged : flagged()) {
        if (flagged.rule().equals(rule.ruleName())) {
          ConfigurationCases.analyse(flagged, temporary).findings().stream()
              .filter(finding -> finding.rule().equals(rule.ruleName()))
              .forEach(finding -> shown.add(finding.severity()));
        }
      }
      assertWithMessage(rule.ruleName()).that(shown).containsExactlyElementsIn(rule.severities());
      assertWithMessage(rule.ruleName())
          .that(clean().stream().anyMatch(it -> it.rule().equals(rule.ruleName())))
          .isTrue();
    }
  }

  @Test
  void everyFolderIsThatOfARule() throws IOException {
    ImmutableSet<String> names =
        Stream.of(ConfigurationRule.values())
            .map(ConfigurationRule::ruleName)
            .collect(ImmutableSet.toImmutableSet());
    assertThat(names)
        .containsAtLeastElementsIn(
            Stream.concat(flagged().stream(), clean().stream())
                .map(Case::rule)
                .collect(ImmutableSet.toImmutableSet()));
  }
}
