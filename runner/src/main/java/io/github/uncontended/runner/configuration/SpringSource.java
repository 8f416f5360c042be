package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Entry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The data source that a setting of a Spring application is for.
 *
 * @param group the group of its own settings, around those for a pool such as {@code hikari}
 * @param pool the name of the group for a pool that the setting is in; empty for none
 * @param visible the settings that hold where the setting does
 */
record SpringSource(String group, String pool, List<Entry> visible) {
  private static final String HIKARI = "hikari";
  private static final ImmutableSet<String> OTHER_POOLS =
      ImmutableSet.of("druid", "tomcat", "dbcp", "dbcp2", "oracleucp", "c3p0");

  /** Auto-configurations that come before Spring Boot's own and create another data source. */
  private static final ImmutableSet<String> OTHER_DEFAULTS =
      ImmutableSet.of(
          "com/alibaba/druid/spring/boot/autoconfigure/DruidDataSourceAutoConfigure",
          "com/alibaba/druid/spring/boot3/autoconfigure/DruidDataSourceAutoConfigure",
          "com/alibaba/druid/spring/boot4/autoconfigure/DruidDataSourceAutoConfigure",
          "com/baomidou/dynamic/datasource/spring/boot/autoconfigure/DynamicDataSourceAutoConfiguration");

  /** Parts of the names of data sources of which a project may create one in its code. */
  private static final ImmutableSet<String> OTHER_SOURCES =
      ImmutableSet.of(
          "BasicDataSource",
          "BoneCPDataSource",
          "ComboPooledDataSource",
          "DruidDataSource",
          "oracle.ucp");

  /** The data source of a setting. */
  static SpringSource of(Entry setting, List<Entry> visible) {
    List<String> parts = Splitter.on('.').splitToList(setting.group());
    for (int i = parts.size() - 1; i >= 0; i--) {
      String part = parts.get(i);
      if (part.equals(HIKARI) || OTHER_POOLS.contains(part)) {
        return new SpringSource(String.join(".", parts.subList(0, i)), part, visible);
      }
    }
    return new SpringSource(setting.group(), "", visible);
  }

  /**
   * The pool. It is HikariCP by the group of the setting or by the type, or as the default of
   * Spring Boot, which takes HikariCP where the class path has it and neither another
   * auto-configuration nor the code creates one.
   */
  StatementPool pool(Project project) {
    if (isHikari(project)) {
      return StatementPool.HIKARI;
    }
    boolean isKnown =
        !pool.isEmpty() || types().stream().allMatch(type -> StatementPool.cachesOnDemand(type));
    return StatementPool.other(
        isKnown
            && visible.stream().noneMatch(entry -> isAbout(entry) && PoolCaches.isOn(entry))
            && !PoolCaches.isInCode(project));
  }

  private boolean isHikari(Project project) {
    if (!pool.isEmpty()) {
      return pool.equals(HIKARI);
    }
    ImmutableList<String> types = types();
    if (!types.isEmpty()) {
      return StatementPool.isHikari(types.get(0));
    }
    boolean isOther =
        visible.stream()
            .anyMatch(
                entry -> OTHER_POOLS.stream().anyMatch(it -> isBelow(entry, group + "." + it)));
    return group.equals("spring.datasource")
        && !isOther
        && (visible.stream().anyMatch(entry -> isBelow(entry, group + "." + HIKARI))
            || (project.hasClass("com/zaxxer/hikari/HikariDataSource")
                && project.hasClass("org/springframework/boot/jdbc/DataSourceBuilder")
                && OTHER_DEFAULTS.stream().noneMatch(project::hasClass)
                && OTHER_SOURCES.stream().noneMatch(project::mentions)));
  }

  private ImmutableList<String> types() {
    return visible.stream()
        .filter(entry -> entry.group().equals(group) && entry.key().equals("type"))
        .map(Entry::value)
        .collect(toImmutableList());
  }

  /** The driver. */
  MysqlDriver driver() {
    return new MysqlDriver(
        values("datasourceclassname"), values("driverclassname"), values("url", "jdbcurl"));
  }

  private ImmutableList<String> values(String... keys) {
    List<String> wanted = Arrays.asList(keys);
    return visible.stream()
        .filter(entry -> wanted.contains(entry.key()) && isOwn(entry))
        .map(Entry::value)
        .collect(toImmutableList());
  }

  /** Whether a setting is one of the data source or of a pool for it. */
  private boolean isOwn(Entry entry) {
    return entry.group().equals(group)
        || Stream.concat(Stream.of(HIKARI), OTHER_POOLS.stream())
            .anyMatch(it -> isBelow(entry, group + "." + it));
  }

  /** Whether a setting is for the data source, or for the pools of several data sources. */
  private boolean isAbout(Entry entry) {
    String other = of(entry, visible).group();
    return isIn(group, other) || isIn(other, group);
  }

  private static boolean isBelow(Entry entry, String group) {
    return isIn(entry.group(), group);
  }

  private static boolean isIn(String group, String around) {
    return around.isEmpty() || group.equals(around) || group.startsWith(around + ".");
  }

  /** A setting of the same group as another one. */
  Optional<Entry> beside(Entry setting, String key) {
    return visible.stream()
        .filter(entry -> entry.group().equals(setting.group()) && entry.key().equals(key))
        .findFirst();
  }
}
