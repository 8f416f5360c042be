package testdata;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;

/** What a pass does with the statement that it prepares. */
public class Uses {
  private static final String SQL = "insert into item (name) values (?)";
  private static final String BATCH = "addBatch() in the loop";

  int parenthesized(Connection given, List<String> names) throws SQLException {
    int count = 0;
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = (given.prepareStatement(SQL));
      statement.setString(1, name);
      count += statement.executeUpdate();
      statement.close();
    }
    return count;
  }

  void cast(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: addBatch() in the loop
      PreparedStatement statement = (PreparedStatement) given.prepareStatement(SQL);
      statement.setString(1, name);
      statement.execute();
      statement.close();
    }
  }

  /** Queries and calls of functions are no updates of a batch. */
  void executes(Connection given, List<String> names, String table) throws SQLException {
    try (PreparedStatement statement = given.prepareStatement("select refresh(?)")) {
      for (String name : names) {
        // BUG: Diagnostic contains: set its parameters on each pass
        statement.setString(1, name);
        statement.execute();
      }
    }
    try (CallableStatement statement = given.prepareCall("{? = call f(?)}")) {
      for (String name : names) {
        // BUG: Diagnostic contains: set its parameters on each pass
        statement.registerOutParameter(1, Types.INTEGER);
        statement.setString(2, name);
        statement.execute();
      }
    }
    try (PreparedStatement statement = given.prepareStatement(table)) {
      for (String name : names) {
        // BUG: Diagnostic contains: set its parameters on each pass
        statement.setString(1, name);
        statement.execute();
      }
    }
    for (String name : names) {
      try (PreparedStatement statement =
          // BUG: Diagnostic contains: addBatch() in the loop
          given.prepareStatement("delete from " + table + " where name = ?")) {
        statement.setString(1, name);
        statement.execute();
      }
    }
  }

  int inPlace(Connection given, List<String> names) throws SQLException {
    int rows = 0;
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      rows += given.prepareStatement(SQL).executeUpdate();
      // BUG: Diagnostic contains: set its parameters on each pass
      if (given.prepareStatement("select 1").executeQuery().next()) {
        rows += name.length();
      }
      // BUG: Diagnostic contains: set its parameters on each pass
      given.prepareStatement("select 2").executeQuery();
    }
    return rows;
  }

  boolean resultOfExecute(Connection given, List<String> names) throws SQLException {
    boolean any = false;
    for (String name : names) {
      PreparedStatement statement = null;
      try {
        // BUG: Diagnostic contains: set its parameters on each pass
        statement = given.prepareStatement(SQL);
        statement.setString(1, name);
        any |= statement.execute();
      } finally {
        if (statement != null) {
          statement.close();
        }
      }
    }
    return any;
  }

  void testedForNull(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: addBatch() in the loop
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      statement.executeUpdate();
      if (statement == null) {
        throw new IllegalStateException(name);
      }
    }
  }

  void closedByOther(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      statement.executeUpdate();
      closeQuietly(statement);
    }
  }

  private static void closeQuietly(AutoCloseable closeable) {
    System.out.println(closeable);
  }

  int rows(Connection given, List<String> names) throws SQLException {
    int count = 0;
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement("select name from item");
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        count += rows.getInt(1) + name.length();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement("select name from item");
      try (ResultSet rows = statement.executeQuery()) {
        count += read(rows) + name.length();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement("select count(*) from item");
      statement.executeQuery();
      count += name.length();
    }
    return count;
  }

  private static int read(ResultSet rows) throws SQLException {
    return rows.getInt(1);
  }

  void conditional(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      PreparedStatement statement;
      if (!name.isEmpty()) {
        // BUG: Diagnostic contains: addBatch() in the loop
        statement = given.prepareStatement(SQL);
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  void withoutUpdate(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name + BATCH);
    }
  }

  void besideAnother(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      try (PreparedStatement set = given.prepareStatement(SQL);
          // BUG: Diagnostic contains: set its parameters on each pass
          PreparedStatement remove = given.prepareStatement("delete from item where name = ?")) {
        remove.setString(1, name);
        remove.executeUpdate();
        set.setString(1, name);
        set.executeUpdate();
      }
    }
  }

  int withResultsOfPasses(Connection given, List<String> names) throws SQLException {
    int failed = 0;
    for (String name : names) {
      // BUG: Diagnostic contains: set its parameters on each pass
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      } catch (SQLException e) {
        failed++;
      }
    }
    return failed;
  }

  /** A batch takes no OUT parameters, and leaves no counts, warnings and keys behind. */
  int[] results(Connection given, int[] numbers) throws SQLException {
    int[] results = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      // BUG: Diagnostic contains: set its parameters on each pass
      CallableStatement call = given.prepareCall("{? = call f(?)}");
      call.registerOutParameter(1, Types.INTEGER);
      call.setInt(2, numbers[i]);
      call.execute();
      results[i] = call.getInt(1);
      call.close();
    }
    for (int i = 0; i < numbers.length; i++) {
      // BUG: Diagnostic contains: set its parameters on each pass
      CallableStatement call = given.prepareCall("{call g(?, ?)}");
      call.registerOutParameter(2, Types.INTEGER);
      call.setInt(1, numbers[i]);
      call.execute();
      call.close();
    }
    for (int i = 0; i < numbers.length; i++) {
      // BUG: Diagnostic contains: set its parameters on each pass
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setInt(1, numbers[i]);
      statement.execute();
      results[i] += statement.getUpdateCount();
      statement.close();
    }
    for (int number : numbers) {
      // BUG: Diagnostic contains: set its parameters on each pass
      CallableStatement call = given.prepareCall("{call h(?)}");
      call.setInt(1, number);
      call.execute();
      call.close();
    }
    return results;
  }

  /** A pass that finds nothing, or that handles a failure of another statement, is no retry. */
  String firstFound(Connection given, List<String> names) throws SQLException {
    try (PreparedStatement statement = given.prepareStatement(SQL)) {
      for (String name : names) {
        // BUG: Diagnostic contains: set its parameters on each pass
        statement.setString(1, name);
        try (ResultSet found = statement.executeQuery()) {
          if (found.next()) {
            return found.getString(1);
          }
        }
      }
    }
    for (String name : names) {
      try {
        return name.intern();
      } finally {
        // BUG: Diagnostic contains: addBatch() in the loop
        PreparedStatement statement = given.prepareStatement(SQL);
        statement.setString(1, name);
        statement.execute();
        statement.close();
      }
    }
    return null;
  }
}
