package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableSet;

/**
 * The pool of a data source, as far as it matters to the cache of statements.
 *
 * @param isHikari whether it is HikariCP, which has no cache
 * @param isWithoutCache whether it is a pool that is known to cache only on demand, and nothing
 *     demands it
 */
record StatementPool(boolean isHikari, boolean isWithoutCache) {
  static final StatementPool HIKARI = new StatementPool(true, true);

  private static final ImmutableSet<String> HIKARI_CLASSES =
      ImmutableSet.of("com.zaxxer.hikari.HikariDataSource", "com.zaxxer.hikari.HikariConfig");

  /** Pools that cache statements only where a setting of {@link PoolCaches} says so. */
  private static final ImmutableSet<String> CACHING_ON_DEMAND =
      ImmutableSet.of(
          "com.alibaba.druid.pool.DruidDataSource",
          "com.alibaba.druid.pool.xa.DruidXADataSource",
          "com.jolbox.bonecp.BoneCPDataSource",
          "com.mchange.v2.c3p0.ComboPooledDataSource",
          "org.apache.commons.dbcp.BasicDataSource",
          "org.apache.commons.dbcp2.BasicDataSource",
          "org.apache.tomcat.jdbc.pool.DataSource",
          "org.apache.tomcat.jdbc.pool.XADataSource");

  /** A pool other than HikariCP. */
  static StatementPool other(boolean isWithoutCache) {
    return new StatementPool(/* isHikari= */ false, isWithoutCache);
  }

  /** Whether a class is HikariCP's. */
  static boolean isHikari(String type) {
    return HIKARI_CLASSES.contains(type);
  }

  /** Whether a class is that of a pool without a cache, unless it is asked for one. */
  static boolean cachesOnDemand(String type) {
    return isHikari(type) || CACHING_ON_DEMAND.contains(type);
  }

  /** The pool of a bean. */
  static StatementPool of(Lineage bean, Project project) {
    String type = bean.type();
    if (isHikari(type)) {
      return HIKARI;
    }
    // What is around the driver's own data source is unknown.
    boolean mayCache =
        MysqlDriver.isSource(type)
            ? PoolCaches.isInProduction(project)
            : !cachesOnDemand(type) || PoolCaches.isOn(bean) || PoolCaches.isInCode(project);
    return other(!mayCache);
  }
}
