// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;

/** No variable holds the pool. */
public class InArray {
  private final ComboPooledDataSource[] pools = new ComboPooledDataSource[1];

  void open(String url) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    pools[0] = new ComboPooledDataSource();
    pools[0].setJdbcUrl(url);
  }
}
