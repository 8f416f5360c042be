// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-jdbc-6.2.5 jakarta.persistence-api-3.1.0
package testdata;

import java.util.List;
import jakarta.persistence.EntityManager;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.annotation.Transactional;

/** Queries by JDBC load no entities. */
public class Rows {
  private final JdbcTemplate jdbc;
  private final EntityManager entities;

  Rows(JdbcTemplate jdbc, EntityManager entities) {
    this.jdbc = jdbc;
    this.entities = entities;
  }

  // BUG: Diagnostic contains: This transaction only reads, but is opened for writing: the database cannot treat it as a reader. Add readOnly = true; a routing data source may then choose a replica.$
  @Transactional("reports")
  public List<String> names() {
    return jdbc.queryForList("select name from t", String.class);
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional(
      transactionManager = "reports",
      rollbackFor = Exception.class)
  public List<String> cities() {
    return jdbc.queryForList("select city from t", String.class);
  }

  // BUG: Diagnostic contains: JPA keeps a snapshot of each entity
  @Transactional(
      "reports" // of the night
  )
  public String both(long id) {
    return jdbc.queryForList("select city from t", String.class)
        + entities.find(String.class, id).trim();
  }
}
