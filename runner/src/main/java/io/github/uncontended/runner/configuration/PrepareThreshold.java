package io.github.uncontended.runner.configuration;

import com.google.common.base.Ascii;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.Optional;

/** Finds {@code prepareThreshold=0}, by which PostgreSQL keeps no prepared statement. */
final class PrepareThreshold {
  /** The name of the setting, in URLs and as a property of the driver. */
  static final String NAME = "prepareThreshold";

  private PrepareThreshold() {}

  static void check(Setting setting, String key, ConfigurationFile file, Findings findings) {
    Optional<JdbcUrl> url = JdbcUrl.of(setting.value().orElse("").strip());
    if (url.isPresent() && url.get().database().equals("postgresql") && url.get().is(NAME, "0")) {
      int start = file.text().indexOf(NAME, setting.start());
      boolean isInside = start >= 0 && start < setting.end();
      report(
          isInside ? start : setting.start(),
          isInside ? start + NAME.length() + 2 : setting.end(),
          key,
          file,
          findings);
    }
  }

  static void report(int start, int end, String key, ConfigurationFile file, Findings findings) {
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
        "With prepareThreshold=0, PostgreSQL parses and plans each execution of a prepared"
            + " statement again.",
        "Leave out prepareThreshold (5 by default) unless connections go through a pooler that"
            + " cannot keep prepared statements, such as PgBouncer before 1.21.");
  }

  /** PgBouncer, its port, or the word pooler: there, the setting is necessary. */
  private static boolean hasPooler(ConfigurationFile file) {
    String text = Ascii.toLowerCase(file.text());
    return text.contains("pgbouncer") || text.contains("pooler") || text.contains(":6432");
  }
}
