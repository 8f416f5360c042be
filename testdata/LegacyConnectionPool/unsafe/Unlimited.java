// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** No limit is the same for both. */
public class Unlimited {
  private static final int IDLE = 300;

  private DataSource source;

  void pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    HikariDataSource pool = new HikariDataSource();
    pool.setJdbcUrl(url);
    pool.setConnectionTimeout(0);
    pool.setIdleTimeout(Unlimited.IDLE * 1000L);
  }
}
