package io.github.uncontended.runner.engine;

import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules that read configuration files. A rule that reads code, too, has the description of that
 * one.
 */
public enum ConfigurationRule {
  CALLER_LOCATION_LOGGING(
      "CallerLocationLogging",
      "Each log event walks the stack of its thread to print the place of the call",
      Cost.REPEATED_WORK,
      ByDefault.WITH_EVIDENCE,
      SUGGESTION),
  DRUID_IMPLICIT_FAIR_LOCK(
      "DruidImplicitFairLock",
      "A maximum wait makes the lock of a Druid connection pool fair",
      Cost.CONTENTION,
      WARNING),
  LEGACY_CONNECTION_POOL(
      "LegacyConnectionPool",
      "A connection pool that starves threads under load, or that nobody maintains",
      Cost.CONTENTION,
      SUGGESTION),
  STATEMENT_CACHE_OFF(
      "StatementCacheOff",
      "The JDBC driver prepares each statement again, since its cache is off",
      Cost.RESOURCES,
      SUGGESTION,
      WARNING),
  SYNCHRONOUS_CONSOLE_APPENDER(
      "SynchronousConsoleAppender",
      "The threads of a server write log events to the console one after another",
      Cost.CONTENTION,
      ByDefault.OFF,
      SUGGESTION);

  private final String ruleName;
  private final String summary;
  private final Cost cost;
  private final ByDefault byDefault;
  private final ImmutableList<SeverityLevel> severities;

  ConfigurationRule(String ruleName, String summary, Cost cost, SeverityLevel... severities) {
    this(ruleName, summary, cost, ByDefault.ON, severities);
  }

  ConfigurationRule(
      String ruleName,
      String summary,
      Cost cost,
      ByDefault byDefault,
      SeverityLevel... severities) {
    this.ruleName = ruleName;
    this.summary = summary;
    this.cost = cost;
    this.byDefault = byDefault;
    this.severities = ImmutableList.copyOf(severities);
  }

  /** The names of the rules that are off unless the user turns them on. */
  public static Stream<String> offByDefault() {
    return Stream.of(values())
        .filter(rule -> rule.byDefault == ByDefault.OFF)
        .map(ConfigurationRule::ruleName);
  }

  /** The rule with a name. */
  static Optional<ConfigurationRule> named(String name) {
    return Stream.of(values()).filter(rule -> rule.ruleName.equals(name)).findFirst();
  }

  /** The name of the rule. */
  public String ruleName() {
    return ruleName;
  }

  /** What it flags, in one sentence. */
  String summary() {
    return summary;
  }

  /** What the flagged setting costs. */
  Cost cost() {
    return cost;
  }

  /** What it reports unless the user turns it on. */
  ByDefault byDefault() {
    return byDefault;
  }

  /** The severities that it reports with, the mildest first. */
  public ImmutableList<SeverityLevel> severities() {
    return severities;
  }
}
