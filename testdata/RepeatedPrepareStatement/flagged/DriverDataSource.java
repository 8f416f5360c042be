// LIBRARIES: HikariCP-6.3.0 mysql-connector-j-9.2.0
package testdata;

import com.mysql.cj.jdbc.MysqlDataSource;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** The pool takes connections from a data source of the driver. */
public class DriverDataSource {
  private final DataSource source;

  DriverDataSource(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host) {
    MysqlDataSource driver = new MysqlDataSource();
    driver.setUrl("jdbc:mysql://" + host + "/shop?user=" + host + "&useSSL=false");
    HikariConfig config = new HikariConfig();
    config.setDataSource(driver);
    return new HikariDataSource(config);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew: HikariCP has no cache of statements, and that of MySQL Connector/J is off.
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
