// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A pool whose setters all have a counterpart. */
public class Pools {
  private static final int MAX_AGE = 1800;

  DataSource pool(String url, String password) throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Each getConnection() of c3p0 takes three locks, one after the other
    HikariDataSource pool = new HikariDataSource();
    pool.setDriverClassName("org.postgresql.Driver");
    pool.setJdbcUrl(url); // from the caller
    pool.setUsername("app");
    pool.setPassword(password);
    pool.setMaximumPoolSize(20);
    pool.setMinimumIdle(5);
    pool.setConnectionTimeout(3000);
    pool.setIdleTimeout(300000);
    pool.setMaxLifetime(MAX_AGE * 1000L);
    pool.setConnectionTestQuery("select 1");
    try (Connection first = pool.getConnection()) {
      System.out.println(first);
    }
    return pool;
  }
}
