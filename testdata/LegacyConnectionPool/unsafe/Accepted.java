// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** Each use takes any data source, and each time has a counterpart. */
public class Accepted {
  private static final int IDLE = 300;

  static class Holder {
    private final DataSource source;

    Holder(DataSource source, int unused) {
      this.source = source;
    }

    static DataSource same(DataSource source) {
      return source;
    }
  }

  private DataSource source;

  DataSource pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    HikariDataSource pool = new HikariDataSource();
    pool.setJdbcUrl(url);
    pool.setConnectionTimeout(250);
    pool.setIdleTimeout(IDLE * 1000L);
    pool.setMaxLifetime(2147483000);
    DataSource copy = pool;
    source = pool;
    this.source = Holder.same(copy);
    source = new Holder(pool, 1).source;
    source = Holder.same(pool);
    try {
      return pool;
    } finally {
      source = null;
    }
  }
}
