// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;

/** A field that is assigned later. */
public class Assigned {
  private HikariDataSource pool;

  void open(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    pool = new HikariDataSource();
    pool.setJdbcUrl(url);
  }

  Connection connection() throws SQLException {
    return pool.getConnection();
  }
}
