// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** Times that the compiler computes. */
public class Computed {
  private static final int MINUTE = 60;

  private DataSource source;

  void pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    HikariDataSource pool = new HikariDataSource();
    pool.setJdbcUrl(url);
    pool.setIdleTimeout(60 * 5 * 1000L);
    pool.setMaxLifetime((30 * MINUTE + 15) * 1000L);
    pool.setMaxLifetime((int) 60.5 * 1000L);
    pool.setConnectionTimeout(3 * 1000);
    pool.setMaximumPoolSize(2 * 10);
  }
}
