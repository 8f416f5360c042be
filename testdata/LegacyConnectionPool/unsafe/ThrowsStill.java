// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import java.beans.PropertyVetoException;
import javax.sql.DataSource;

/** A caller catches the exception. */
public class ThrowsStill {
  DataSource pool(String url) throws PropertyVetoException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    HikariDataSource pool = new HikariDataSource();
    pool.setDriverClassName("org.postgresql.Driver");
    pool.setJdbcUrl(url);
    return pool;
  }

  DataSource caller(String url) {
    try {
      return pool(url);
    } catch (PropertyVetoException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
