package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Flags drivers that cache no prepared statements behind a pool that caches none, either: MySQL's,
 * and PostgreSQL's with {@code prepareThreshold=0} or {@code preparedStatementCacheQueries=0}.
 */
final class StatementCacheCheck implements ConfigurationCheck {
  /** The keys of URLs, in the uniform spelling. */
  static final ImmutableSet<String> URLS = ImmutableSet.of("url", "jdbcurl");

  /** Groups of properties for the driver that pools have. */
  private static final ImmutableSet<String> DRIVER_GROUPS =
      ImmutableSet.of(
          ".hikari.datasourceproperties", ".druid.connectproperties", ".tomcat.dbproperties");

  private static final String CACHE_KEY = Entry.uniform(MysqlCache.SETTING);

  @Override
  public void check(Project project, Findings findings) {
    project
        .beans()
        .lineages()
        .forEach(bean -> new StatementCacheBeans(project, findings).check(bean));
    for (ConfigurationFile file : project.files()) {
      switch (file.kind()) {
        case SPRING -> spring(file, project, findings);
        case HIKARI ->
            file.documents().forEach(new StatementCacheFiles(file, project, findings)::hikari);
        case DRUID ->
            file.documents().forEach(new StatementCacheFiles(file, project, findings)::druid);
        case BEANS -> StatementCacheBeans.postgres(file, findings);
        case PERSISTENCE ->
            file.documents().stream()
                .flatMap(document -> document.root().all())
                .forEach(
                    setting ->
                        PostgresCache.ofUrl(setting, file)
                            .forEach(it -> it.report(setting.name(), file, findings)));
        default -> {}
      }
    }
  }

  private static void spring(ConfigurationFile file, Project project, Findings findings) {
    for (SpringSetting setting : SpringSetting.of(file)) {
      project
          .springModule(file)
          .whereHarmful(setting, (it, profile) -> isHarmful(it, profile, project))
          .ifPresent(
              profile ->
                  problems(setting, profile, project)
                      .forEach(it -> it.report(setting.entry().path(), file, findings)));
    }
  }

  /**
   * Whether the driver has no cache where a setting holds in a profile: by the setting itself or,
   * for a URL that leaves this open, by a property for the driver beside it.
   */
  private static boolean isHarmful(SpringSetting setting, Profile profile, Project project) {
    return !problems(setting, profile, project).isEmpty()
        || (URLS.contains(setting.entry().key()) && isOffBeside(setting, profile, project));
  }

  private static boolean isOffBeside(SpringSetting url, Profile profile, Project project) {
    Optional<JdbcUrl> parsed = JdbcUrl.of(url.entry().value());
    if (parsed.filter(it -> it.database().equals("postgresql")).isEmpty()) {
      return false;
    }
    ImmutableList<Entry> visible = project.visibleIn(profile);
    String group = SpringSource.of(url.entry(), visible).group();
    return !Poolers.isBehindOne(url.entry().setting(), url.entry().path(), url.file())
        && visible.stream()
            .filter(it -> isForDriver(it) && SpringSource.of(it, visible).group().equals(group))
            .flatMap(it -> PostgresCache.ofProperty(it.key(), it.setting(), it.setting()).stream())
            .anyMatch(it -> !parsed.get().has(it.postgres().orElseThrow().setting()));
  }

  /** What a setting leaves without a cache where a profile is active. */
  private static ImmutableList<CacheProblem> problems(
      SpringSetting setting, Profile profile, Project project) {
    Entry entry = setting.entry();
    if (URLS.contains(entry.key())) {
      return Stream.concat(
              PostgresCache.ofUrl(entry.setting(), setting.file()).stream(),
              mysqlUrl(setting, profile, project).stream())
          .collect(toImmutableList());
    }
    if (entry.key().equals("connectionproperties")) {
      return connectionProperties(setting, profile, project);
    }
    return entry.key().equals(CACHE_KEY)
        ? mysqlProperty(setting, profile, project).stream().collect(toImmutableList())
        : PostgresCache.ofProperty(entry.key(), entry.setting(), entry.setting()).stream()
            .filter(it -> isForDriver(entry) || isBesidePostgres(entry, profile, project))
            .collect(toImmutableList());
  }

  private static boolean isForDriver(Entry entry) {
    return DRIVER_GROUPS.stream().anyMatch(("." + entry.group())::endsWith);
  }

  /**
   * Whether the group of a setting, or one around it, is that of a data source that may be one of
   * PostgreSQL: other groups are the application's own, whatever a key is called.
   */
  private static boolean isBesidePostgres(Entry setting, Profile profile, Project project) {
    return project.visibleIn(profile).stream()
        .filter(entry -> (setting.group() + ".").startsWith(entry.group() + "."))
        .anyMatch(
            entry ->
                entry.value().startsWith("jdbc:postgresql:")
                    || entry.value().startsWith("org.postgresql.")
                    || (URLS.contains(entry.key()) && entry.isUnknown()));
  }

  private static Optional<CacheProblem> mysqlUrl(
      SpringSetting setting, Profile profile, Project project) {
    Entry entry = setting.entry();
    if (JdbcUrl.of(entry.value()).isEmpty()) {
      return Optional.empty();
    }
    SpringSource source = source(setting, profile, project);
    boolean isOfHikari =
        !source.pool().equals("hikari")
            || entry.key().equals("jdbcurl")
            || entry.group().endsWith(".hikari.datasourceproperties");
    return isOfHikari && source.driver().takesUrls(project)
        ? MysqlCache.ofUrl(
            entry.setting(),
            source.pool(project),
            setting.file(),
            project.visibleIn(profile).stream().map(Entry::setting).toList(),
            project.settingsIn(profile),
            project)
        : Optional.empty();
  }

  private static ImmutableList<CacheProblem> connectionProperties(
      SpringSetting setting, Profile profile, Project project) {
    Setting whole = setting.entry().setting();
    ImmutableList<Setting> parameters = DriverParameters.of(whole, setting.file());
    SpringSource source = source(setting, profile, project);
    return Stream.concat(
            parameters.stream()
                .flatMap(it -> PostgresCache.ofProperty(it.name(), it, whole).stream()),
            MysqlCache.ofProperties(parameters, Optional.of(whole)).stream()
                .filter(it -> isUncached(source, project)))
        .collect(toImmutableList());
  }

  private static Optional<CacheProblem> mysqlProperty(
      SpringSetting setting, Profile profile, Project project) {
    Entry entry = setting.entry();
    if (!isForDriver(entry) || !MysqlCache.isOff(entry.value())) {
      return Optional.empty();
    }
    SpringSource source = source(setting, profile, project);
    boolean isServerSide =
        source
            .beside(entry, "useserverprepstmts")
            .filter(it -> MysqlCache.isOn(it.value()))
            .isPresent();
    return isUncached(source, project)
        ? Optional.of(CacheProblem.ofMysql(entry.setting(), entry.setting(), isServerSide))
        : Optional.empty();
  }

  private static boolean isUncached(SpringSource source, Project project) {
    return source.driver().isShown(project) && source.pool(project).isWithoutCache();
  }

  private static SpringSource source(SpringSetting setting, Profile profile, Project project) {
    return SpringSource.of(setting.entry(), project.visibleIn(profile));
  }
}
