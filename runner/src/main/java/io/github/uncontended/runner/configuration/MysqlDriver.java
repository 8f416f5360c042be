package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;

/**
 * Whether the driver of a data source is MySQL's: {@code cachePrepStmts} means something else to
 * MariaDB's, and nothing to others.
 *
 * @param sources the classes of the driver's own data source that the settings name
 * @param drivers the classes of the driver that they name
 * @param urls the URLs
 */
record MysqlDriver(
    ImmutableList<String> sources, ImmutableList<String> drivers, ImmutableList<String> urls) {
  private static final String PACKAGES = "com.mysql.";
  private static final ImmutableSet<String> CLASSES =
      ImmutableSet.of("com.mysql.cj.jdbc.Driver", "com.mysql.jdbc.Driver");

  /** The driver of a bean. */
  static MysqlDriver of(Lineage bean) {
    return isSource(bean.type())
        ? new MysqlDriver(ImmutableList.of(bean.type()), ImmutableList.of(), ImmutableList.of())
        : new MysqlDriver(
            values(bean, "dataSourceClassName"),
            values(bean, "driverClassName"),
            ImmutableList.<String>builder()
                .addAll(values(bean, "jdbcUrl"))
                .addAll(values(bean, "url"))
                .build());
  }

  private static ImmutableList<String> values(Lineage bean, String property) {
    return bean.property(property).flatMap(it -> it.value().value()).map(String::strip).stream()
        .collect(toImmutableList());
  }

  /** Whether a class is a data source of the driver. */
  static boolean isSource(String type) {
    return type.startsWith(PACKAGES) && type.endsWith("DataSource");
  }

  /** Whether the driver takes a URL for MySQL: the settings name no other, and no wrapper. */
  boolean takesUrls(Project project) {
    return sources.stream().allMatch(MysqlDriver::isSource)
        && CLASSES.containsAll(drivers)
        && !isMariaDb(project);
  }

  /** Whether the classes, the URLs or else the class path show that the driver is MySQL's. */
  boolean isShown(Project project) {
    Collection<String> named = sources.isEmpty() ? drivers : sources;
    if (!named.isEmpty()) {
      return named.stream().allMatch(it -> CLASSES.contains(it) || isSource(it));
    }
    ImmutableList<JdbcUrl> known =
        urls.stream().flatMap(url -> JdbcUrl.of(url).stream()).collect(toImmutableList());
    return known.isEmpty()
        ? hasMysql(project) && !hasMariaDb(project)
        : known.stream().allMatch(url -> url.database().equals("mysql")) && !isMariaDb(project);
  }

  /** MariaDB's driver took URLs for MySQL up to 2.x. */
  private static boolean isMariaDb(Project project) {
    return hasMariaDb(project) && !hasMysql(project);
  }

  private static boolean hasMariaDb(Project project) {
    return project.hasClass("org/mariadb/jdbc/Driver");
  }

  private static boolean hasMysql(Project project) {
    return project.hasClass("com/mysql/jdbc/Driver");
  }
}
