package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Passes whose statement a method of the class uses and closes. */
class ClosingHelpers {
  private static final String RENAME = "update shelf set label = ? where id = ?";

  private final Connection own;

  ClosingHelpers(Connection own) {
    this.own = own;
  }

  int rename(List<Integer> shelves, String label) throws SQLException {
    int changed = 0;
    for (int shelf : shelves) {
      // BUG: Diagnostic contains: around the loop, and close it there instead of in renamed().
      changed += renamed(own.prepareStatement(RENAME), shelf, label);
    }
    return changed;
  }

  private static int renamed(PreparedStatement update, int shelf, String label)
      throws SQLException {
    try {
      update.setString(1, label);
      update.setInt(2, shelf);
      return update.executeUpdate();
    } finally {
      update.close();
    }
  }

  void empty(Connection connection, Iterator<Integer> shelves) throws SQLException {
    while (shelves.hasNext()) {
      int shelf = shelves.next();
      // BUG: Diagnostic contains: around the loop, and close it there instead of in execute().
      PreparedStatement delete = connection.prepareStatement("delete from item where shelf = ?");
      execute(delete, shelf);
    }
  }

  protected void execute(PreparedStatement statement, int shelf) throws SQLException {
    try (statement) {
      statement.setInt(1, shelf);
      statement.executeUpdate();
    }
  }

  List<String> labels(Connection connection, int[] shelves) throws SQLException {
    List<String> labels = new ArrayList<>();
    for (int shelf : shelves) {
      // BUG: Diagnostic contains: around the loop, and close it there instead of in label().
      labels.add(label(connection.prepareStatement("select label from shelf where id = ?"), shelf));
    }
    return labels;
  }

  private String label(PreparedStatement statement, int shelf) throws SQLException {
    try (PreparedStatement query = bound(statement, shelf);
        ResultSet rows = query.executeQuery()) {
      return rows.next() ? rows.getString(1) : null;
    } finally {
      done(statement);
    }
  }

  private static PreparedStatement bound(PreparedStatement statement, int shelf)
      throws SQLException {
    statement.setInt(1, shelf);
    return statement;
  }

  private static void done(AutoCloseable statement) throws SQLException {
    try {
      statement.close();
    } catch (SQLException e) {
      throw e;
    } catch (Exception e) {
      throw new SQLException(e);
    }
  }

  void log(Connection connection, List<String> lines) throws SQLException {
    for (String line : lines) {
      // BUG: Diagnostic contains: addBatch() in the loop
      PreparedStatement insert = connection.prepareStatement("insert into log values (?)");
      try (PreparedStatement closed = insert) {
        closed.setString(1, line);
        closed.executeUpdate();
      }
    }
    for (String line : lines) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement insert = connection.prepareStatement("insert into log values (?)");
      try (insert) {
        insert.setString(1, line);
        insert.executeUpdate();
      } catch (SQLException e) {
        System.err.println(line);
      }
    }
    for (String line : lines) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement insert = connection.prepareStatement("insert into log values (?)");
      insert.setString(1, line);
      insert.executeUpdate();
      done(insert);
    }
  }
}
