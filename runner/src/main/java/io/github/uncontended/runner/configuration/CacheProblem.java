package io.github.uncontended.runner.configuration;

import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;

/**
 * A part of a setting that leaves a driver without prepared statements to reuse.
 *
 * @param part the part: the setting itself, or a parameter in it
 * @param setting the whole setting
 * @param postgres what it switches off in PostgreSQL's driver; empty for MySQL's
 * @param isServerSide whether MySQL's driver lets the server prepare statements
 */
record CacheProblem(
    Setting part, Setting setting, Optional<PostgresCache> postgres, boolean isServerSide) {
  static CacheProblem ofMysql(Setting part, Setting setting, boolean isServerSide) {
    return new CacheProblem(part, setting, Optional.empty(), isServerSide);
  }

  static CacheProblem ofPostgres(Setting part, Setting setting, PostgresCache cache) {
    return new CacheProblem(part, setting, Optional.of(cache), /* isServerSide= */ false);
  }

  void report(String key, ConfigurationFile file, Findings findings) {
    if (postgres.isPresent()) {
      postgres.get().report(this, key, file, findings);
    } else {
      MysqlCache.report(this, key, file, findings);
    }
  }
}
