// LIBRARIES: bonecp-0.8.0.RELEASE HikariCP-6.3.0
package testdata;

import com.jolbox.bonecp.BoneCPDataSource;
import javax.sql.DataSource;

/** A pool of BoneCP. */
public class Bone {
  static DataSource pool(String url) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE In a published test, BoneCP handed out a connection in about 3 µs
    var pool = new BoneCPDataSource();
    pool.setDriverClass("org.postgresql.Driver");
    pool.setJdbcUrl(url);
    pool.setUsername("app");
    pool.setIdleMaxAgeInMinutes(10);
    pool.setConnectionTestStatement("select 1");
    return pool;
  }
}
