// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** A map may hold any setting. */
public class UnknownPropertyNames {
  private final DataSource source;

  UnknownPropertyNames(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host, Map<String, String> settings) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      config.addDataSourceProperty(setting.getKey(), setting.getValue());
    }
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
