package testdata;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A data source that opens its one connection when it is first asked for it. */
abstract class OneConnection implements DataSource {
  private final Object monitor = new Object();
  private final String url;
  private Connection connection;

  OneConnection(String url) {
    this.url = url;
  }

  @Override
  public Connection getConnection() throws SQLException {
    synchronized (monitor) {
      if (connection == null) {
        open();
      }
      if (connection.isClosed()) {
        throw new SQLException("closed");
      }
      return connection;
    }
  }

  void open() throws SQLException {
    connection = DriverManager.getConnection(url);
  }
}
