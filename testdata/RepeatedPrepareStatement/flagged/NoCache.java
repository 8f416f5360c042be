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

/** Requests that prepare the same SQL, in a program whose pool and driver cache no statements. */
public class NoCache {
  private static final String SQL = "select name from item where id = ?";

  private final DataSource source;

  NoCache(DataSource source) {
    this.source = source;
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
        // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew: HikariCP has no cache of statements, and that of MySQL Connector/J is off.
        PreparedStatement statement = connection.prepareStatement(SQL)) {
      statement.setInt(1, id);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? rows.getString(1) : null;
      }
    }
  }

  @GetMapping("/touch")
  void touch() throws SQLException {
    // BUG: Diagnostic contains: WARNING ADVICE Each call prepares the same SQL anew
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
