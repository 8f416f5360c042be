// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** The environment decides. */
public class UnknownSetting {
  private final DataSource source;

  UnknownSetting(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    config.addDataSourceProperty("cachePrepStmts", System.getenv("CACHE_STATEMENTS"));
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
