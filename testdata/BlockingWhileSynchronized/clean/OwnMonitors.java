package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The monitor of the connection or statement that blocks: one thread at a time may use it. */
class OwnMonitors {
  private final Connection connection;
  private final PreparedStatement update;

  OwnMonitors(Connection connection) throws SQLException {
    this.connection = connection;
    this.update = connection.prepareStatement("update t set a = ?");
  }

  int update(String text) throws SQLException {
    synchronized (update) {
      update.clearParameters();
      update.setString(1, text);
      return update.executeUpdate();
    }
  }

  boolean any(String name) throws SQLException {
    synchronized (connection) {
      try (PreparedStatement statement = connection.prepareStatement("select a from t")) {
        try (ResultSet rows = statement.executeQuery()) {
          return rows.next();
        }
      }
    }
  }

  boolean isOpen() throws SQLException {
    return !connection.isClosed();
  }
}
