// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Whatever is given to the other pool may have a cache. */
public class GivenDataSource {
  private final DataSource source;

  GivenDataSource(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    return new HikariDataSource(config);
  }

  static DataSource around(DataSource given) {
    HikariConfig config = new HikariConfig();
    config.setDataSource(given);
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
