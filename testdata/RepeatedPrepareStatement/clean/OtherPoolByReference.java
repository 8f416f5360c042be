// LIBRARIES: HikariCP-6.3.0 spring-jdbc-6.2.5 spring-core-6.2.5 spring-beans-6.2.5
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Another data source may be what requests use. */
public class OtherPoolByReference {
  private final DataSource source;

  OtherPoolByReference(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host, Optional<DataSource> test) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    new HikariDataSource(config).close();
    return test.orElseGet(SingleConnectionDataSource::new);
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }
}
