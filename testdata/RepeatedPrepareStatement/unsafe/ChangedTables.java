package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Other SQL of a pass may change what the statement means. */
public class ChangedTables {
  void temporary(Connection connection, List<String> names) throws SQLException {
    for (String name : names) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("create temporary table work (n int)");
      }
      // BUG: Diagnostic contains: ADVICE Each pass of this loop prepares the same SQL on the same connection
      try (PreparedStatement insert = connection.prepareStatement("insert into work values (?)")) {
        insert.setString(1, name);
        insert.executeUpdate();
      }
    }
  }

  void byHelper(Connection connection, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      use(connection, tenant);
      // BUG: Diagnostic contains: unless the other SQL of a pass changes what it means
      try (PreparedStatement count = connection.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  private static void use(Connection connection, String tenant) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("use " + tenant);
    }
  }

  /** Rows only. */
  void rows(Connection connection, List<String> names) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("insert into work values (?)")) {
      for (String name : names) {
        try (Statement statement = connection.createStatement()) {
          statement.executeUpdate("delete from work");
        }
        // BUG: Diagnostic contains: UNSAFE Each pass of this loop prepares the same SQL on the same connection
        insert.setString(1, name);
        insert.executeUpdate();
      }
    }
  }
}
