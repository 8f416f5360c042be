package io.github.uncontended.runner.configuration;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.Collection;
import java.util.Optional;

/** The setting of MySQL's driver that makes it keep prepared statements. */
final class MysqlCache {
  /** The name of the driver's setting. */
  static final String SETTING = "cachePrepStmts";

  private static final String SERVER_SIDE = "useServerPrepStmts";
  private static final String OFF = "false";

  private MysqlCache() {}

  /** What a URL says: that the cache is off, or nothing where HikariCP needs it to be on. */
  static Optional<CacheProblem> ofUrl(
      Setting setting, StatementPool pool, ConfigurationFile file, Project project) {
    Optional<JdbcUrl> url =
        JdbcUrl.of(setting.value().orElse("").strip()).filter(it -> it.database().equals("mysql"));
    if (url.isEmpty()) {
      return Optional.empty();
    }
    boolean isServerSide = url.get().is(SERVER_SIDE, "true");
    if (url.get().is(SETTING, OFF)) {
      return pool.isWithoutCache()
          ? Optional.of(
              CacheProblem.ofMysql(
                  DriverParameters.find(
                      setting, SETTING, url.get().parameters().get(SETTING), file),
                  setting,
                  isServerSide))
          : Optional.empty();
    }
    return !pool.isHikari()
            || url.get().isOpen()
            || url.get().has(SETTING)
            || isSetElsewhere(url.get(), project)
        ? Optional.empty()
        : Optional.of(CacheProblem.ofMysql(setting, setting, isServerSide));
  }

  /** Whether other settings or the code may switch the cache on; {@code useConfigs} does, too. */
  private static boolean isSetElsewhere(JdbcUrl url, Project project) {
    return url.has("useConfigs")
        || project.mentions(SETTING)
        || project.mentions("cache-prep-stmts")
        || project.mentions("PREP_STMTS");
  }

  /**
   * The property among those for the driver that switches the cache off.
   *
   * @param setting the setting that has all of them; empty if each is one of its own
   */
  static Optional<CacheProblem> ofProperties(
      Collection<Setting> properties, Optional<Setting> setting) {
    boolean isServerSide = properties.stream().anyMatch(it -> is(it, SERVER_SIDE, "true"));
    return properties.stream()
        .filter(it -> is(it, SETTING, OFF))
        .findFirst()
        .map(it -> CacheProblem.ofMysql(it, setting.orElse(it), isServerSide));
  }

  private static boolean is(Setting property, String name, String value) {
    return property.name().equalsIgnoreCase(name)
        && property.value().orElse("").strip().equalsIgnoreCase(value);
  }

  static void report(CacheProblem problem, String key, ConfigurationFile file, Findings findings) {
    findings.report(
        ConfigurationRule.STATEMENT_CACHE_OFF,
        problem.isServerSide() ? SeverityLevel.WARNING : SeverityLevel.SUGGESTION,
        file,
        problem.setting(),
        problem.part().start(),
        problem.part().end(),
        key,
        problem.isServerSide()
            ? "With useServerPrepStmts and without cachePrepStmts, the MySQL driver asks the"
                + " server to prepare each statement again: a round trip more per execution."
            : "Without cachePrepStmts, the MySQL driver parses the SQL of each prepared statement"
                + " again, unless the pool caches statements, which HikariCP never does and others do"
                + " only where they are told to.",
        "Set cachePrepStmts=true, prepStmtCacheSize=250 and prepStmtCacheSqlLimit=2048 in the URL"
            + " or in the pool's properties for the driver.");
  }
}
