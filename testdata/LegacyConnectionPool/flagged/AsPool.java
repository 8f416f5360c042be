// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** Another variable holds the pool. */
public class AsPool {

  private DataSource source;

  void pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
    ComboPooledDataSource copy = pool;
    copy.setMaxPoolSize(3);
  }
}
