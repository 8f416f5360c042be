package io.github.uncontended.runner.configuration;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.engine.ConfigurationRule;

/** The setting of MySQL's driver that makes it keep prepared statements. */
final class MysqlCache {
  /** The name of the driver's setting. */
  static final String SETTING = "cachePrepStmts";

  private MysqlCache() {}

  /**
   * Reports a part of a file that leaves the cache off.
   *
   * @param isServerSide whether the driver lets the server prepare statements
   */
  static void report(
      int start,
      int end,
      String key,
      boolean isServerSide,
      ConfigurationFile file,
      Findings findings) {
    findings.report(
        ConfigurationRule.STATEMENT_CACHE_OFF,
        isServerSide ? SeverityLevel.WARNING : SeverityLevel.SUGGESTION,
        file,
        start,
        end,
        key,
        isServerSide
            ? "With useServerPrepStmts and without cachePrepStmts, the MySQL driver asks the"
                + " server to prepare each statement again: a round trip more per execution."
            : "Without cachePrepStmts, the MySQL driver parses the SQL of each prepared statement"
                + " again, unless the pool caches statements, which HikariCP does not.",
        "Set cachePrepStmts=true, prepStmtCacheSize=250 and prepStmtCacheSqlLimit=2048 in the URL"
            + " or in HikariCP's data source properties.");
  }
}
