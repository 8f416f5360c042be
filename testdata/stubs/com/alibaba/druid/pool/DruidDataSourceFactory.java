package com.alibaba.druid.pool;

import java.util.Map;

public class DruidDataSourceFactory {
  public static final String PROP_MAXWAIT = "maxWait";

  public static DruidDataSource createDataSource(Map<?, ?> properties) {
    return new DruidDataSource();
  }
}
