package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Flags drivers that cache no prepared statements: MySQL's behind HikariCP, which has no cache of
 * its own, and PostgreSQL's with {@code prepareThreshold=0} or {@code
 * preparedStatementCacheQueries=0}.
 */
final class StatementCacheCheck implements ConfigurationCheck {
  private static final String HIKARI = "com.zaxxer.hikari.HikariDataSource";
  private static final String HIKARI_CONFIG = "com.zaxxer.hikari.HikariConfig";
  private static final ImmutableSet<String> MYSQL_DRIVERS =
      ImmutableSet.of("com.mysql.cj.jdbc.Driver", "com.mysql.jdbc.Driver");
  private static final ImmutableSet<String> OTHER_POOLS =
      ImmutableSet.of("druid", "tomcat", "dbcp", "dbcp2", "oracleucp", "c3p0");

  /** Auto-configurations that come before Spring Boot's own and create another data source. */
  private static final ImmutableSet<String> OTHER_DEFAULTS =
      ImmutableSet.of(
          "com/alibaba/druid/spring/boot/autoconfigure/DruidDataSourceAutoConfigure",
          "com/alibaba/druid/spring/boot3/autoconfigure/DruidDataSourceAutoConfigure",
          "com/alibaba/druid/spring/boot4/autoconfigure/DruidDataSourceAutoConfigure",
          "com/baomidou/dynamic/datasource/spring/boot/autoconfigure/DynamicDataSourceAutoConfiguration");

  /** Data sources of which a project may create one in its code. */
  private static final ImmutableSet<String> OTHER_SOURCES =
      ImmutableSet.of(
          "BasicDataSource",
          "BoneCPDataSource",
          "ComboPooledDataSource",
          "DruidDataSource",
          "PoolDataSource");

  @Override
  public void check(Project project, Findings findings) {
    project
        .beans()
        .lineages()
        .filter(bean -> bean.type().equals(HIKARI) || bean.type().equals(HIKARI_CONFIG))
        .forEach(bean -> hikari(bean, project, findings));
    for (ConfigurationFile file : project.files()) {
      switch (file.kind()) {
        case SPRING -> {
          for (Document document : file.documents()) {
            if (!document.profile().isDevelopment()) {
              spring(document, file, project, findings);
            }
          }
        }
        case HIKARI -> {
          for (Document document : file.documents()) {
            for (Entry entry : Entry.of(document)) {
              if (entry.path().equals("jdbcurl")) {
                mysql(entry.setting(), entry.path(), file, project, findings);
              }
              driverSetting(entry, file, findings);
            }
          }
        }
        case BEANS -> {
          for (Bean bean : Bean.of(file)) {
            for (PostgresCache each : PostgresCache.values()) {
              driverProperties(bean, each)
                  .filter(setting -> setting.value().orElse("").strip().equals("0"))
                  .forEach(
                      it ->
                          each.report(
                              it.start(),
                              it.end(),
                              bean.key() + "." + each.setting(),
                              file,
                              findings));
            }
            for (String name : List.of("url", "jdbcUrl")) {
              bean.property(name)
                  .ifPresent(
                      url -> PostgresCache.check(url, bean.key() + "." + name, file, findings));
            }
          }
        }
        case PERSISTENCE -> {
          for (Document document : file.documents()) {
            document
                .root()
                .all()
                .forEach(setting -> PostgresCache.check(setting, setting.name(), file, findings));
          }
        }
        default -> {}
      }
    }
  }

  /** A bean of HikariCP: its URL, and what it passes on to the driver. */
  private static void hikari(Lineage pool, Project project, Findings findings) {
    pool.property("jdbcUrl")
        .ifPresent(
            url ->
                mysql(
                    url.value(),
                    url.bean().key() + ".jdbcUrl",
                    url.bean().file(),
                    project,
                    findings));
    for (Bean bean : pool.beans()) {
      ImmutableList<DriverProperties.Property> properties =
          DriverProperties.of(bean, "dataSourceProperties");
      boolean isServerSide =
          properties.stream()
              .anyMatch(it -> it.key().equals("useServerPrepStmts") && it.value().equals("true"));
      for (DriverProperties.Property property : properties) {
        String key = bean.key() + "." + property.key();
        if (property.key().equals(MysqlCache.SETTING)
            && property.value().equalsIgnoreCase("false")) {
          MysqlCache.report(
              property.start(), property.end(), key, isServerSide, bean.file(), findings);
        } else if (property.value().equals("0")) {
          PostgresCache.ofKey(Entry.uniform(property.key()))
              .ifPresent(
                  it -> it.report(property.start(), property.end(), key, bean.file(), findings));
        }
      }
    }
  }

  /**
   * The values of a setting of PostgreSQL's driver in a bean: its own property, or one for the
   * driver.
   */
  private static Stream<Setting> driverProperties(Bean bean, PostgresCache cache) {
    return Stream.concat(
        bean
            .property(cache.setting())
            .filter(it -> bean.type().startsWith("org.postgresql."))
            .stream(),
        bean.element()
            .all()
            .filter(setting -> setting.name().equals("prop"))
            .filter(setting -> setting.valueOf("key").filter(cache.setting()::equals).isPresent()));
  }

  private static void spring(
      Document document, ConfigurationFile file, Project project, Findings findings) {
    List<Entry> visible = project.visibleWith(document);
    for (Entry entry : Entry.of(document)) {
      if ((entry.key().equals("url") || entry.key().equals("jdbcurl"))
          && (isHikari(entry, visible, project) || isSwitchedOff(entry, visible))
          && isMysqlDriver(entry.group(), visible, project)) {
        mysql(entry.setting(), entry.path(), file, project, findings);
      }
      driverSetting(entry, file, findings);
    }
  }

  /**
   * Whether the data source of a URL is HikariCP's: it has the type or the settings of it, or it is
   * the default one of Spring Boot, which takes HikariCP where the class path has it and neither
   * another auto-configuration nor the code creates one.
   */
  private static boolean isHikari(Entry url, List<Entry> visible, Project project) {
    String group = url.group();
    if (group.endsWith(".hikari")) {
      return url.key().equals("jdbcurl");
    }
    Optional<Entry> type =
        visible.stream()
            .filter(entry -> entry.group().equals(group) && entry.key().equals("type"))
            .findFirst();
    if (type.isPresent()) {
      return type.get().value().equals(HIKARI);
    }
    boolean isOther =
        visible.stream()
            .anyMatch(
                entry -> OTHER_POOLS.stream().anyMatch(pool -> isBelow(entry, group + "." + pool)));
    return group.equals("spring.datasource")
        && !isOther
        && (visible.stream().anyMatch(entry -> isBelow(entry, group + ".hikari"))
            || (project.hasClass("com/zaxxer/hikari/HikariDataSource")
                && project.hasClass("org/springframework/boot/jdbc/DataSourceBuilder")
                && OTHER_DEFAULTS.stream().noneMatch(project::hasClass)
                && OTHER_SOURCES.stream().noneMatch(project::mentions)));
  }

  /** Whether a URL switches the driver's cache off, and no pool with another one is configured. */
  private static boolean isSwitchedOff(Entry url, List<Entry> visible) {
    return JdbcUrl.of(url.value()).filter(it -> it.is(MysqlCache.SETTING, "false")).isPresent()
        && visible.stream()
            .filter(entry -> isBelow(entry, url.group()))
            .noneMatch(
                entry ->
                    entry.key().equals("type")
                        || OTHER_POOLS.stream()
                            .anyMatch(pool -> isBelow(entry, url.group() + "." + pool)));
  }

  private static boolean isBelow(Entry entry, String group) {
    return entry.group().equals(group) || entry.group().startsWith(group + ".");
  }

  /** MariaDB's driver took URLs of MySQL up to 2.x; others wrap the driver. */
  private static boolean isMysqlDriver(String group, List<Entry> visible, Project project) {
    boolean isOther =
        visible.stream()
            .filter(entry -> isBelow(entry, group))
            .filter(entry -> entry.key().equals("driverclassname"))
            .anyMatch(entry -> !MYSQL_DRIVERS.contains(entry.value()));
    boolean hasOwnSource =
        visible.stream()
            .filter(entry -> isBelow(entry, group))
            .anyMatch(entry -> entry.key().equals("datasourceclassname"));
    return !isOther
        && !hasOwnSource
        && (!project.hasClass("org/mariadb/jdbc/Driver")
            || project.hasClass("com/mysql/jdbc/Driver"));
  }

  private static void mysql(
      Setting setting, String key, ConfigurationFile file, Project project, Findings findings) {
    Optional<JdbcUrl> url = JdbcUrl.of(setting.value().orElse("").strip());
    if (url.isEmpty() || !url.get().database().equals("mysql")) {
      return;
    }
    boolean isOff = url.get().is(MysqlCache.SETTING, "false");
    if (!isOff
        && (url.get().isOpen()
            || url.get().has(MysqlCache.SETTING)
            || isSetElsewhere(url.get(), project))) {
      return;
    }
    boolean isServerSide = url.get().is("useServerPrepStmts", "true");
    MysqlCache.report(setting.start(), setting.end(), key, isServerSide, file, findings);
  }

  /** Whether other settings or the code may switch the cache on; {@code useConfigs} does, too. */
  private static boolean isSetElsewhere(JdbcUrl url, Project project) {
    return url.has("useConfigs")
        || project.mentions(MysqlCache.SETTING)
        || project.mentions("cache-prep-stmts")
        || project.mentions("PREP_STMTS");
  }

  private static void driverSetting(Entry entry, ConfigurationFile file, Findings findings) {
    if (entry.key().equals("url") || entry.key().equals("jdbcurl")) {
      PostgresCache.check(entry.setting(), entry.path(), file, findings);
    } else if (entry.value().equals("0")) {
      PostgresCache.ofKey(entry.key())
          .ifPresent(
              it ->
                  it.report(
                      entry.setting().start(),
                      entry.setting().end(),
                      entry.path(),
                      file,
                      findings));
    } else if (isCacheSwitchedOff(entry, file.kind())) {
      Setting setting = entry.setting();
      MysqlCache.report(
          setting.start(), setting.end(), entry.path(), /* isServerSide= */ false, file, findings);
    }
  }

  /** Whether a property of HikariCP for the MySQL driver switches its cache off. */
  private static boolean isCacheSwitchedOff(Entry entry, FileKind kind) {
    String group = entry.group();
    return entry.key().equals("cacheprepstmts")
        && entry.value().equalsIgnoreCase("false")
        && (kind == FileKind.HIKARI
            ? group.equals("datasource")
            : group.endsWith(".hikari.datasourceproperties"));
  }
}
