// LIBRARIES: HikariCP-6.3.0 spring-jdbc-6.2.5 spring-core-6.2.5 spring-beans-6.2.5
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Another data source may be what requests use. */
public class OtherPool {
  private static final String SQL = "select name from item where id = ?";

  private final DataSource source;

  OtherPool(DataSource source) {
    this.source = source;
  }

  static DataSource legacy() {
    return new org.springframework.jdbc.datasource.SingleConnectionDataSource();
  }

  static DataSource pool(String host) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:mysql://" + host + "/shop?useSSL=false");
    config.addDataSourceProperty("useServerPrepStmts", "true");
    return new HikariDataSource(config);
  }

  @GetMapping("/name")
  String name(int id) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(SQL)) {
      statement.setInt(1, id);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? rows.getString(1) : null;
      }
    }
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    source.getConnection().prepareStatement("update item set seen = 1").executeUpdate();
  }

  String unknown(int id) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(SQL)) {
      return statement.toString();
    }
  }

  @GetMapping("/other")
  String other(Connection given, String sql) throws SQLException {
    given.prepareStatement(SQL).execute();
    return source.getConnection().prepareStatement(sql).toString();
  }
}
