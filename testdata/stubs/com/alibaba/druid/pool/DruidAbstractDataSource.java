package com.alibaba.druid.pool;

public abstract class DruidAbstractDataSource {
  public void setMaxWait(long millis) {}

  public void setUseUnfairLock(boolean unfair) {}

  public void setMaxActive(int connections) {}
}
