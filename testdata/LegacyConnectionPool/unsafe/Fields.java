// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;

/** A pool in a field. */
public class Fields {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private static final HikariDataSource POOL = new HikariDataSource();

  static {
    POOL.setJdbcUrl("jdbc:postgresql:shop");
    POOL.setMaximumPoolSize(10);
    POOL.setIdleTimeout(0);
  }

  static Connection connection() throws SQLException {
    return POOL.getConnection();
  }

  static void stop() {
    POOL.close();
  }
}
