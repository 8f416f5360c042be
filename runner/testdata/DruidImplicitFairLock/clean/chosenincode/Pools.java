class Pools {
  void configure(com.alibaba.druid.pool.DruidDataSource pool) {
    pool.setUseUnfairLock(true);
  }
}
