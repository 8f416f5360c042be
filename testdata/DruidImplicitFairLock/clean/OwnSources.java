package com.alibaba.druid.pool;

/** Druid itself, whose adapters pass on what others choose. */
class OwnSources {
  private final DruidAbstractDataSource pool;

  OwnSources(DruidAbstractDataSource pool) {
    this.pool = pool;
  }

  void setCheckoutTimeout(int timeout) {
    pool.setMaxWait(timeout);
  }
}

abstract class DruidAbstractDataSource {
  private long maxWait;

  public void setMaxWait(long maxWait) {
    this.maxWait = maxWait;
  }

  long maxWait() {
    return maxWait;
  }
}
