// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;

/** Other classes may use the field. */
public class PackagePrivate {
  ComboPooledDataSource pool;

  void open(String url) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
  }
}
