class Pools {
  void configure(java.util.Properties properties) {
    properties.put("cachePrepStmts", "true");
  }
}
