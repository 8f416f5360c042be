// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** Only the setter of c3p0 throws the exception. */
public class Throws {
  public DataSource pool(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    HikariDataSource pool = new HikariDataSource();
    pool.setDriverClassName("org.postgresql.Driver");
    pool.setJdbcUrl(url);
    return pool;
  }

  DataSource caller(String url) throws Exception {
    return pool(url);
  }
}
