package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Methods that a loop calls, and that prepare the same SQL each time. */
class Helpers {
  private final Connection own;

  Helpers(Connection own) {
    this.own = own;
  }

  int stock(Connection connection, List<String> items) throws SQLException {
    int stock = 0;
    for (String item : items) {
      stock += stock(connection, item);
    }
    return stock;
  }

  private static int stock(Connection connection, String item) throws SQLException {
    // BUG: Diagnostic contains: A loop calls this method, and each pass prepares the same SQL
    try (PreparedStatement query = connection.prepareStatement("select n from stock where id = ?")) {
      query.setString(1, item);
      try (ResultSet found = query.executeQuery()) {
        return found.next() ? found.getInt(1) : 0;
      }
    }
  }

  void remove(List<String> items) throws SQLException {
    items.size();
    for (String item : items) {
      remove(item);
    }
  }

  void remove(String item) throws SQLException {
    // BUG: Diagnostic contains: pass the statement instead of the connection
    try (PreparedStatement delete = own.prepareStatement("delete from stock where id = ?")) {
      delete.setString(1, item);
      delete.executeUpdate();
    }
  }
}
