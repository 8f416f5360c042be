package io.github.uncontended.runner.configuration;

import com.google.common.base.Ascii;
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

  private final String setting;
  private final String cost;
  private final String advice;

  PostgresCache(String setting, String cost, String advice) {
    this.setting = setting;
    this.cost = cost;
    this.advice = advice;
  }

  /** The one that a key in Spring's uniform spelling sets; empty for other keys. */
  static Optional<PostgresCache> ofKey(String key) {
    return Stream.of(values()).filter(each -> Entry.uniform(each.setting).equals(key)).findFirst();
  }

  /** Reports the parameters of a URL. */
  static void check(Setting setting, String key, ConfigurationFile file, Findings findings) {
    Optional<JdbcUrl> url = JdbcUrl.of(setting.value().orElse("").strip());
    if (url.isEmpty() || !url.get().database().equals("postgresql")) {
      return;
    }
    for (PostgresCache each : values()) {
      if (url.get().is(each.setting, "0")) {
        int start = file.text().indexOf(each.setting, setting.start());
        boolean isInside = start >= 0 && start < setting.end();
        each.report(
            isInside ? start : setting.start(),
            isInside ? start + each.setting.length() + 2 : setting.end(),
            key,
            file,
            findings);
      }
    }
  }

  /** The name of the driver's setting. */
  String setting() {
    return setting;
  }

  void report(int start, int end, String key, ConfigurationFile file, Findings findings) {
    if (hasPooler(file)) {
      return;
    }
    findings.report(
        ConfigurationRule.STATEMENT_CACHE_OFF,
        SeverityLevel.SUGGESTION,
        file,
        start,
        end,
        key,
        cost,
        advice);
  }

  /** PgBouncer, its port, or the word pooler: there, the setting is necessary. */
  private static boolean hasPooler(ConfigurationFile file) {
    String text = Ascii.toLowerCase(file.text());
    return text.contains("pgbouncer") || text.contains("pooler") || text.contains(":6432");
  }
}
