package org.springframework.jdbc.core;

public class JdbcTemplate {
  public <T> java.util.List<T> query(String sql, RowMapper<T> mapper) {
    return null;
  }
}
