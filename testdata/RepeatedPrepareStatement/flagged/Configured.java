// OPTIONS: -XepOpt:RepeatedPrepareStatement:UncachedDriver=mysql
// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Files that were read before say which driver caches no statements. */
public class Configured {
  private final DataSource source;

  Configured(DataSource source) {
    this.source = source;
  }

  static DataSource pool() {
    return new HikariDataSource(new HikariConfig("/pool.properties"));
  }

  @GetMapping("/touch")
  void touch(int id) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement statement =
            // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew: as the program is configured, MySQL Connector/J does not cache it. This place matters
            connection.prepareStatement("update item set seen = 1 where id = ?")) {
      statement.setInt(1, id);
      statement.executeUpdate();
    }
  }
}
