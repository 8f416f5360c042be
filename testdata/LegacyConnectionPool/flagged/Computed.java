// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** Times that the compiler computes. */
public class Computed {
  private static final int MINUTE = 60;

  private DataSource source;

  void pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
    pool.setMaxIdleTime(60 * 5);
    pool.setMaxConnectionAge(30 * MINUTE + 15);
    pool.setMaxConnectionAge((int) 60.5);
    pool.setCheckoutTimeout(3 * 1000);
    pool.setMaxPoolSize(2 * 10);
  }
}
