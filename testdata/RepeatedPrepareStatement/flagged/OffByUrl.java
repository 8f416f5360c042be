// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** The URL switches the cache of the driver off. */
public class OffByUrl {
  private final DataSource source;

  OffByUrl(DataSource source) {
    this.source = source;
  }

  static Optional<DataSource> pool(Optional<String> host) {
    return host.map(OffByUrl::configure).map(HikariDataSource::new);
  }

  private static HikariConfig configure(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?cachePrepStmts=false&useSSL=false");
    return config;
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew: HikariCP has no cache of statements, and that of MySQL Connector/J is off.
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
