package io.github.uncontended.runner.configuration;

import static io.github.uncontended.runner.configuration.tree.Entry.uniform;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The setting of MySQL's driver that makes it keep prepared statements. */
final class MysqlCache {
  /** The name of the driver's setting. */
  static final String SETTING = "cachePrepStmts";

  private static final String SERVER_SIDE = "useServerPrepStmts";

  /** The driver takes yes and no, too. */
  private static final ImmutableSet<String> ON_VALUES = ImmutableSet.of("true", "yes");

  private static final ImmutableSet<String> OFF_VALUES = ImmutableSet.of("false", "no");
  private static final String KEY = uniform(SETTING);

  /** A parameter in a longer text, such as the URL of another data source. */
  private static final Pattern ANY = Pattern.compile(KEY + "\\W");

  private static final Pattern ON =
      Pattern.compile(ANY + "(?!\\s*(" + String.join("|", OFF_VALUES) + "))");

  private static final ImmutableList<String> IN_CODE =
      ImmutableList.of(SETTING, "cache-prep-stmts", "PREP_STMTS");

  private MysqlCache() {}

  /**
   * What a URL says: that the cache is off, or nothing where HikariCP needs it to be on.
   *
   * @param own the settings that may be for the same data source
   * @param others those that may switch the cache on for it, too
   */
  static Optional<CacheProblem> ofUrl(
      Setting setting,
      StatementPool pool,
      ConfigurationFile file,
      Collection<Setting> own,
      Stream<Setting> others,
      Project project) {
    Optional<JdbcUrl> url =
        JdbcUrl.of(setting.value().orElse("").strip()).filter(it -> it.database().equals("mysql"));
    if (url.isEmpty()) {
      return Optional.empty();
    }
    boolean isServerSide =
        isOn(url.get().parameters().getOrDefault(SERVER_SIDE, ""))
            || own.stream().anyMatch(MysqlCache::preparesOnServer);
    if (isOff(url.get().parameters().getOrDefault(SETTING, ""))) {
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
            || url.get().has("useConfigs")
            || IN_CODE.stream().anyMatch(project::codeMentions)
            || own.stream().anyMatch(MysqlCache::isMentioned)
            || others.anyMatch(MysqlCache::mayBeOn)
        ? Optional.empty()
        : Optional.of(CacheProblem.ofMysql(setting, setting, isServerSide));
  }

  /** Whether a setting names the cache, and does not switch it off. */
  private static boolean mayBeOn(Setting setting) {
    String value = setting.value().or(() -> setting.valueOf("value")).orElse("").strip();
    return isNamed(setting) ? !isOff(value) : ON.matcher(uniform(value)).find();
  }

  private static boolean isMentioned(Setting setting) {
    return isNamed(setting) || ANY.matcher(uniform(setting.value().orElse(""))).find();
  }

  private static boolean isNamed(Setting setting) {
    return isNamed(setting, KEY);
  }

  private static boolean isNamed(Setting setting, String key) {
    return Stream.of(Optional.of(setting.name()), setting.valueOf("name"), setting.valueOf("key"))
        .flatMap(Optional::stream)
        .anyMatch(name -> uniform(name.substring(name.lastIndexOf('.') + 1)).equals(key));
  }

  private static boolean preparesOnServer(Setting setting) {
    return isNamed(setting, uniform(SERVER_SIDE))
        && isOn(setting.value().or(() -> setting.valueOf("value")).orElse("").strip());
  }

  /**
   * The property among those for the driver that switches the cache off.
   *
   * @param setting the setting that has all of them; empty if each is one of its own
   */
  static Optional<CacheProblem> ofProperties(
      Collection<Setting> properties, Optional<Setting> setting) {
    boolean isServerSide =
        properties.stream().anyMatch(it -> is(it, SERVER_SIDE, MysqlCache::isOn));
    return properties.stream()
        .filter(it -> is(it, SETTING, MysqlCache::isOff))
        .findFirst()
        .map(it -> CacheProblem.ofMysql(it, setting.orElse(it), isServerSide));
  }

  private static boolean is(Setting property, String name, Predicate<String> value) {
    return property.name().equalsIgnoreCase(name)
        && value.test(property.value().orElse("").strip());
  }

  /** Whether a value switches a setting of the driver on. */
  static boolean isOn(String value) {
    return ON_VALUES.contains(Ascii.toLowerCase(value));
  }

  /** Whether a value switches a setting of the driver off. */
  static boolean isOff(String value) {
    return OFF_VALUES.contains(Ascii.toLowerCase(value));
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
