// OPTIONS: -XepOpt:RepeatedPrepareStatement:UncachedDriver=postgresql
// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Code that has a data source of another driver than the one in files. */
public class ConfiguredOtherwise {
  private final DataSource source;

  ConfiguredOtherwise(DataSource source) {
    this.source = source;
  }

  static DataSource pool() {
    HikariDataSource pool = new HikariDataSource();
    pool.setJdbcUrl("jdbc:mysql://db/shop");
    return pool;
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
