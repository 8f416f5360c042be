package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.stream.Stream;

/** Flags data sources without a cache of statements among the beans of Spring's XML. */
record StatementCacheBeans(Project project, Findings findings) {
  private static final ImmutableList<String> URLS = ImmutableList.of("url", "jdbcUrl");
  private static final String CONNECTION_PROPERTIES = "connectionProperties";

  /** The properties by which pools take tables of properties for the driver. */
  private static final ImmutableList<String> TABLES =
      ImmutableList.of("dataSourceProperties", "connectProperties", "dbProperties");

  /** Reports what leaves MySQL's driver without a cache, and tables for PostgreSQL's. */
  void check(Lineage bean) {
    StatementPool pool = StatementPool.of(bean, project);
    if (!pool.isWithoutCache()) {
      return;
    }
    MysqlDriver driver = MysqlDriver.of(bean);
    if (driver.takesUrls(project)) {
      for (String name : URLS) {
        bean.property(name).ifPresent(url -> url(url, name, bean, pool));
      }
    }
    boolean isMysql = driver.isShown(project);
    if (isMysql && MysqlDriver.isSource(bean.type())) {
      bean.property(MysqlCache.SETTING).ifPresent(this::own);
    }
    for (Bean each : bean.beans()) {
      for (String name : TABLES) {
        ImmutableList<Setting> table = PropertyTable.of(each, name);
        table.stream()
            .flatMap(it -> PostgresCache.ofProperty(it.name(), it, it).stream())
            .forEach(it -> report(it, each, it.part().name()));
        if (isMysql) {
          MysqlCache.ofProperties(table, Optional.empty())
              .ifPresent(it -> report(it, each, it.part().name()));
        }
      }
    }
    if (isMysql) {
      bean.property(CONNECTION_PROPERTIES)
          .ifPresent(
              text ->
                  MysqlCache.ofProperties(
                          DriverParameters.of(text.value(), text.bean().file()),
                          Optional.of(text.value()))
                      .ifPresent(it -> report(it, text.bean(), CONNECTION_PROPERTIES)));
    }
  }

  private void url(Lineage.Property url, String name, Lineage bean, StatementPool pool) {
    MysqlCache.ofUrl(
            url.value(),
            pool,
            url.bean().file(),
            Stream.concat(bean.settings(), tables(bean)).toList(),
            project.settingsIn(Profile.ALWAYS),
            project)
        .ifPresent(it -> report(it, url.bean(), name));
  }

  /** The properties for the driver, which a table elsewhere in the file may have. */
  private static Stream<Setting> tables(Lineage bean) {
    return bean.beans().stream()
        .flatMap(each -> TABLES.stream().flatMap(name -> PropertyTable.of(each, name).stream()));
  }

  /** The property of the driver's own data source. */
  private void own(Lineage.Property cache) {
    Setting value = cache.value();
    if (MysqlCache.isOff(value.value().orElse("").strip())) {
      report(
          CacheProblem.ofMysql(value, value, /* isServerSide= */ false),
          cache.bean(),
          MysqlCache.SETTING);
    }
  }

  private void report(CacheProblem problem, Bean bean, String property) {
    problem.report(bean.key() + "." + property, bean.file(), findings);
  }

  /** Reports what switches off the cache of PostgreSQL's driver, in beans of all classes. */
  static void postgres(ConfigurationFile file, Findings findings) {
    for (Bean bean : Bean.of(file)) {
      Stream<CacheProblem> own =
          bean.type().startsWith("org.postgresql.")
              ? Stream.of(PostgresCache.values())
                  .flatMap(
                      each ->
                          bean.property(each.setting()).stream()
                              .flatMap(
                                  it -> PostgresCache.ofProperty(each.setting(), it, it).stream()))
              : Stream.empty();
      Stream<CacheProblem> listed =
          bean.element()
              .all()
              .filter(setting -> setting.name().equals("prop"))
              .flatMap(
                  setting ->
                      PostgresCache.ofProperty(setting.valueOf("key").orElse(""), setting, setting)
                          .stream());
      Stream<CacheProblem> connection =
          bean.property(CONNECTION_PROPERTIES).stream()
              .flatMap(
                  text ->
                      DriverParameters.of(text, file).stream()
                          .flatMap(it -> PostgresCache.ofProperty(it.name(), it, text).stream()));
      Stream.of(own, listed, connection)
          .flatMap(problems -> problems)
          .forEach(
              it ->
                  it.report(
                      bean.key() + "." + it.postgres().orElseThrow().setting(), file, findings));
      // Pools have names of their own for it, such as driverUrl.
      bean.properties()
          .forEach(
              (name, value) ->
                  PostgresCache.ofUrl(value, file)
                      .forEach(it -> it.report(bean.key() + "." + name, file, findings)));
      bean.arguments().stream()
          .flatMap(value -> PostgresCache.ofUrl(value, file).stream())
          .forEach(it -> it.report(bean.key() + ".constructor-arg", file, findings));
    }
  }
}
