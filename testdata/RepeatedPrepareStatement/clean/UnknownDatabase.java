// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** What names the database has options, too. */
public class UnknownDatabase {
  private final DataSource source;

  UnknownDatabase(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String database) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + database + "&useSSL=false");
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
