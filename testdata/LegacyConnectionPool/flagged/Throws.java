// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.beans.PropertyVetoException;
import javax.sql.DataSource;

/** Only the setter of c3p0 throws the exception. */
public class Throws {
  public DataSource pool(String url)
      throws PropertyVetoException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setDriverClass("org.postgresql.Driver");
    pool.setJdbcUrl(url);
    return pool;
  }

  DataSource caller(String url) throws Exception {
    return pool(url);
  }
}
