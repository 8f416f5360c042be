package io.github.uncontended.runner.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.OptionalInt;

/**
 * The static description of a rule.
 *
 * @param name the rule's name
 * @param summary what it flags, in one sentence
 * @param cost what the flagged code costs
 * @param severity the default severity
 * @param severities all severities that it reports with, in increasing order
 * @param fixes the safety levels that its fixes can have
 * @param contention the lock that its findings make threads wait for
 * @param runtimes the JDK releases on which the cost exists
 * @param byDefault what it reports unless the user turns it on
 * @param markdown the rule's section of the documentation; empty if it has none
 */
public record RuleInfo(
    String name,
    String summary,
    Cost cost,
    SeverityLevel severity,
    ImmutableList<SeverityLevel> severities,
    ImmutableList<FixSafety> fixes,
    Contention contention,
    String runtimes,
    ByDefault byDefault,
    String markdown) {
  private static final String TO = " to ";

  /** All rules, by name. */
  public static ImmutableList<RuleInfo> all() {
    return Ruleset.names().stream().map(RuleInfo::of).collect(toImmutableList());
  }

  /** The rule with a name, which must exist. */
  public static RuleInfo of(String name) {
    Class<? extends Rule> type = Ruleset.rules().get(name);
    return type == null ? of(ConfigurationRule.named(name).orElseThrow()) : of(name, type);
  }

  private static RuleInfo of(ConfigurationRule rule) {
    return new RuleInfo(
        rule.ruleName(),
        rule.summary(),
        rule.cost(),
        rule.severities().get(0),
        rule.severities(),
        ImmutableList.of(FixSafety.ADVICE),
        Contention.NONE,
        "all",
        rule.byDefault(),
        Docs.section(rule.ruleName()).orElse(""));
  }

  private static RuleInfo of(String name, Class<? extends Rule> type) {
    BugPattern pattern = type.getAnnotation(BugPattern.class);
    RuleMetadata metadata = type.getAnnotation(RuleMetadata.class);
    return new RuleInfo(
        name,
        pattern.summary(),
        metadata.cost(),
        pattern.severity(),
        ImmutableList.copyOf(metadata.severities()),
        ImmutableList.copyOf(metadata.fixes()),
        Contention.of(metadata),
        metadata.runtimes(),
        metadata.byDefault(),
        Docs.section(name).orElse(""));
  }

  /** The last JDK release on which the cost exists; empty if it exists on all. */
  public OptionalInt lastRuntime() {
    int to = runtimes.indexOf(TO);
    return to < 0
        ? OptionalInt.empty()
        : OptionalInt.of(Integer.parseInt(runtimes.substring(to + TO.length())));
  }

  /** The rule's documentation, as a relative link. */
  public String anchor() {
    return Docs.anchor(name);
  }

  /** The name in words, such as {@code Synchronized time zone lookup}. */
  public String readableName() {
    String words = CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name).replace('-', ' ');
    return Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
