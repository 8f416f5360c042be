// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** The import of the old pool stays, for another method takes such pools. */
public class OtherUse {
  DataSource pool(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Each getConnection() of c3p0 takes three locks
    HikariDataSource pool = new HikariDataSource();
    pool.setJdbcUrl(url);
    return pool;
  }

  void close(ComboPooledDataSource pool) {
    pool.close();
  }
}
