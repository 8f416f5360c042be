package io.github.uncontended.runner.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;

/**
 * What is known of a rule without running it.
 *
 * @param summary one sentence
 * @param severity the default
 * @param severities all that it reports with, the mildest first
 * @param fixes the safeties that its fixes have
 * @param runtimes the JDK releases on which the cost exists
 * @param markdown its section of the documentation; empty if it has none
 */
public record RuleInfo(
    String name,
    String summary,
    SeverityLevel severity,
    ImmutableList<SeverityLevel> severities,
    ImmutableList<FixSafety> fixes,
    String runtimes,
    String markdown) {
  /** All rules, by name. */
  public static ImmutableList<RuleInfo> all() {
    return Ruleset.rules().entrySet().stream()
        .map(rule -> of(rule.getKey(), rule.getValue()))
        .collect(toImmutableList());
  }

  /** One rule. */
  public static RuleInfo of(String name) {
    return of(name, Ruleset.rules().get(name));
  }

  private static RuleInfo of(String name, Class<? extends Rule> type) {
    BugPattern pattern = type.getAnnotation(BugPattern.class);
    RuleMetadata traits = type.getAnnotation(RuleMetadata.class);
    return new RuleInfo(
        name,
        pattern.summary(),
        pattern.severity(),
        ImmutableList.copyOf(traits.severities()),
        ImmutableList.copyOf(traits.fixes()),
        traits.runtimes(),
        Docs.section(name).orElse(""));
  }

  /** Where it is explained. */
  public String anchor() {
    return Docs.anchor(name);
  }
}
