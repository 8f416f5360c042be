// OPTIONS: -XepOpt:RepeatedPrepareStatement:UncachedDriver=mysql
// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.Properties;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Properties that code gives a pool may switch the cache on. */
public class ConfiguredWithProperties {
  private final DataSource source;

  ConfiguredWithProperties(DataSource source) {
    this.source = source;
  }

  static DataSource pool(Properties properties) {
    return new HikariDataSource(new HikariConfig(properties));
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
