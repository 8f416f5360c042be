package io.github.uncontended.runner.configuration;

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

  private DruidPools() {}

  /** Whether a bean is a pool, by its class or the one that it inherits, or made by the factory. */
  static boolean isPool(Lineage bean) {
    return CLASSES.contains(bean.type()) || isMade(bean);
  }

  /** Whether a bean is a pool that Druid's factory makes of properties. */
  static boolean isMade(Lineage bean) {
    return bean.type().equals(FACTORY)
        && bean.beans().stream().anyMatch(it -> it.element().valueOf("factory-method").isPresent());
  }

  /**
   * Whether a setting is in a group of a pool: one that is called {@code druid}, is inside of such
   * a group, or has Druid's class as {@code type}.
   */
  static boolean isOfPool(Entry setting, List<Entry> visible) {
    String group = setting.groupName();
    return group.equals("druid")
        || group.endsWith(".druid")
        || group.contains(".druid.")
        || visible.stream()
            .filter(entry -> entry.group().equals(setting.group()))
            .anyMatch(entry -> TYPES.contains(entry.key()) && CLASSES.contains(entry.value()));
  }
}
