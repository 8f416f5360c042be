// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;

/** Called after the pool, and no class of a framework. */
public class C3p0Adapter {
  private HikariDataSource pool;

  void open(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    pool = new HikariDataSource();
    pool.setJdbcUrl(url);
  }
}
