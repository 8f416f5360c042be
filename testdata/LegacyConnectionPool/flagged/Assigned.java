// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.sql.Connection;
import java.sql.SQLException;

/** A field that is assigned later. */
public class Assigned {
  private ComboPooledDataSource pool;

  void open(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
  }

  Connection connection() throws SQLException {
    return pool.getConnection();
  }
}
