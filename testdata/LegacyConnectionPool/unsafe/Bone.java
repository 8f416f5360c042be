// LIBRARIES: bonecp-0.8.0.RELEASE HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;

/** A pool of BoneCP. */
public class Bone {
  static DataSource pool(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE In a published test, BoneCP handed out a connection in about 3 µs
    var pool = new HikariDataSource();
    pool.setDriverClassName("org.postgresql.Driver");
    pool.setJdbcUrl(url);
    pool.setUsername("app");
    pool.setIdleTimeout(600000);
    pool.setConnectionTestQuery("select 1");
    return pool;
  }
}
