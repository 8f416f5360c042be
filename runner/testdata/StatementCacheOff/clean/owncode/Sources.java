class Sources {
  javax.sql.DataSource create() {
    return new com.alibaba.druid.pool.DruidDataSource();
  }
}
