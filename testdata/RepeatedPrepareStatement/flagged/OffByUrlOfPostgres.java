// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** The URL switches the cache off that the driver has by default. */
public class OffByUrlOfPostgres {
  private final DataSource source;

  OffByUrlOfPostgres(DataSource source) {
    this.source = source;
  }

  static DataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:postgresql://db/shop?prepareThreshold=0");
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew: HikariCP has no cache of statements, and that of pgjdbc is off.
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
