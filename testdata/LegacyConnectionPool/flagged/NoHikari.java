// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** HikariCP is not on the class path. */
public class NoHikari {
  DataSource pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
    return pool;
  }
}
