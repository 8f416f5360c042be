// LIBRARIES: HikariCP-6.3.0
package testdata;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** A file may hold settings. */
public class UnknownFile {
  private static final String SQL = "select name from item where id = ?";

  private final DataSource source;

  UnknownFile(DataSource source) {
    this.source = source;
  }

  static DataSource pool(String host) {
    HikariConfig config = new HikariConfig("pool.properties");
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
