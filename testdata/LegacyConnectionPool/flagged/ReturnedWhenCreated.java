// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;

/** The assignment has a value. */
public class ReturnedWhenCreated {
  private ComboPooledDataSource pool;

  ComboPooledDataSource open() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return pool = new ComboPooledDataSource();
  }

  void configure(String url) {
    pool.setJdbcUrl(url);
  }
}
