package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Entry;
import java.util.List;

/** Which settings are those of a Druid connection pool. */
final class DruidPools {
  private static final ImmutableSet<String> CLASSES =
      ImmutableSet.of(
          "com.alibaba.druid.pool.DruidDataSource", "com.alibaba.druid.pool.xa.DruidXADataSource");
  private static final String FACTORY = "com.alibaba.druid.pool.DruidDataSourceFactory";
  private static final ImmutableSet<String> TYPES = ImmutableSet.of("type", "datasourcetype");

  /** The property by which a bean of Atomikos takes those of the data source that it creates. */
  static final String XA_PROPERTIES = "xaProperties";

  /** Likewise, the group of Spring's properties, by the key beside it that names the class. */
  private static final ImmutableMap<String, String> XA_GROUPS =
      ImmutableMap.of("xadatasourceclassname", "xaproperties", "datasourceclassname", "properties");

  private DruidPools() {}

  /**
   * Whether a bean is a pool, by its class or the one that it inherits, or made by the factory, or
   * creates one.
   */
  static boolean isPool(Lineage bean) {
    return CLASSES.contains(bean.type()) || isMade(bean) || isCreator(bean);
  }

  /** Whether a bean is one of Atomikos that creates a pool by the name of its class. */
  static boolean isCreator(Lineage bean) {
    return bean.property("xaDataSourceClassName")
        .flatMap(name -> name.value().value())
        .filter(name -> CLASSES.contains(name.strip()))
        .isPresent();
  }

  /** Whether a bean is a pool that Druid's factory makes of properties. */
  static boolean isMade(Lineage bean) {
    return bean.type().equals(FACTORY)
        && bean.beans().stream().anyMatch(it -> it.element().valueOf("factory-method").isPresent());
  }

  /**
   * Whether a setting is in a group of a pool: one that is called {@code druid}, is inside of such
   * a group, has Druid's class as {@code type}, or is the table of properties of a data source for
   * distributed transactions that has Druid's class.
   */
  static boolean isOfPool(Entry setting, List<Entry> visible) {
    String group = setting.groupName();
    return group.equals("druid")
        || group.endsWith(".druid")
        || group.contains(".druid.")
        || visible.stream()
            .filter(entry -> entry.group().equals(setting.group()))
            .anyMatch(entry -> TYPES.contains(entry.key()) && CLASSES.contains(entry.value()))
        || visible.stream()
            .filter(entry -> XA_GROUPS.containsKey(entry.key()) && CLASSES.contains(entry.value()))
            .anyMatch(
                entry -> setting.group().equals(entry.group() + "." + XA_GROUPS.get(entry.key())));
  }
}
