// LIBRARIES: spring-jdbc-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-tx-6.2.5
package testdata;

import java.util.HashMap;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;

/** Statements of a database through Spring. */
class Templates {
  private final Map<Long, Long> totals = new HashMap<>();
  private final JdbcTemplate jdbc;

  Templates(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  // BUG: Diagnostic contains: JdbcTemplate.update() blocks
  synchronized void pay(long id, long amount) {
    long total = totals.merge(id, amount, Long::sum);
    jdbc.update("update account set total = ? where id = ?", total, id);
  }
}
