// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** One of two pools has a cache, and requests may use either. */
public class Contradicted {
  private final DataSource source;

  Contradicted(DataSource source) {
    this.source = source;
  }

  static DataSource main(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    config.addDataSourceProperty("cachePrepStmts", true);
    return new HikariDataSource(config);
  }

  static DataSource reports(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/reports?useSSL=false");
    config.addDataSourceProperty("cachePrepStmts", false);
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
