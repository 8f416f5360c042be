package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The settings of PostgreSQL's driver that, at 0, leave it without prepared statements to reuse.
 */
enum PostgresCache {
  THRESHOLD(
      "prepareThreshold",
      "With prepareThreshold=0, PostgreSQL parses and plans each execution of a prepared"
          + " statement again.",
      "Leave out prepareThreshold (5 by default) unless connections go through a pooler that"
          + " cannot keep prepared statements, such as PgBouncer before 1.21."),
  QUERIES(
      "preparedStatementCacheQueries",
      "With preparedStatementCacheQueries=0, the driver parses each statement again that code"
          + " prepares, and PostgreSQL does, too, since no statement is executed often enough to"
          + " be prepared on the server.",
      "Leave out preparedStatementCacheQueries (256 by default) unless connections go through a"
          + " pooler that cannot keep prepared statements, such as PgBouncer before 1.21.");

  private static final String OFF = "0";

  private final String setting;
  private final String cost;
  private final String advice;

  PostgresCache(String setting, String cost, String advice) {
    this.setting = setting;
    this.cost = cost;
    this.advice = advice;
  }

  /** What the parameters of a URL switch off. */
  static ImmutableList<CacheProblem> ofUrl(Setting setting, ConfigurationFile file) {
    Optional<JdbcUrl> url = JdbcUrl.of(setting.value().orElse("").strip());
    return url.isEmpty() || !url.get().database().equals("postgresql")
        ? ImmutableList.of()
        : Stream.of(values())
            .filter(each -> url.get().is(each.setting, OFF))
            .map(
                each ->
                    CacheProblem.ofPostgres(
                        DriverParameters.find(setting, each.setting, OFF, file), setting, each))
            .collect(toImmutableList());
  }

  /**
   * What a property for the driver switches off.
   *
   * @param key its key, in any spelling
   * @param property the property
   * @param setting the setting that has it
   */
  static Optional<CacheProblem> ofProperty(String key, Setting property, Setting setting) {
    return property.value().orElse("").strip().equals(OFF)
        ? of(Entry.uniform(key)).map(each -> CacheProblem.ofPostgres(property, setting, each))
        : Optional.empty();
  }

  private static Optional<PostgresCache> of(String key) {
    return Stream.of(values()).filter(each -> Entry.uniform(each.setting).equals(key)).findFirst();
  }

  /** The name of the driver's setting. */
  String setting() {
    return setting;
  }

  void report(CacheProblem problem, String key, ConfigurationFile file, Findings findings) {
    if (Poolers.isBehindOne(problem.setting(), key, file)) {
      return;
    }
    findings.report(
        ConfigurationRule.STATEMENT_CACHE_OFF,
        SeverityLevel.SUGGESTION,
        file,
        problem.setting(),
        problem.part().start(),
        problem.part().end(),
        key,
        cost,
        advice);
  }
}
