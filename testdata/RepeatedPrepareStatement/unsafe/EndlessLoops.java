import java.io.BufferedReader;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Iterator;

/** Endless loops that go on with work until there is no more. */
class EndlessLoops {
  static final String SQL = "insert into person values (?)";

  void importLines(BufferedReader in, Connection connection) throws IOException, SQLException {
    try (PreparedStatement statement = connection.prepareStatement(SQL)) {
      while (true) {
        String line = in.readLine();
        if (line == null) {
          break;
        }
        // BUG: Diagnostic contains: SUGGESTION UNSAFE Each pass of this loop prepares the same SQL
        statement.setString(1, line);
        statement.executeUpdate();
      }
    }
  }

  void inCondition(BufferedReader in, Connection connection) throws IOException, SQLException {
    String line;
    try (PreparedStatement statement = connection.prepareStatement(SQL)) {
      for (; ; ) {
        if ((line = in.readLine()) == null) {
          return;
        }
        // BUG: Diagnostic contains: SUGGESTION UNSAFE Each pass of this loop prepares the same SQL
        statement.setString(1, line);
        statement.executeUpdate();
      }
    }
  }

  void counts(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(SQL)) {
      for (int i = 0; ; i++) {
        if (i == 100) break;
        // BUG: Diagnostic contains: SUGGESTION UNSAFE Each pass of this loop prepares the same SQL
        statement.setInt(1, i);
        statement.executeUpdate();
      }
    }
  }

  int deletesInPortions(Connection connection) throws SQLException {
    int deleted = 0;
    try (PreparedStatement statement = connection.prepareStatement("delete from p limit 9")) {
      for (; ; ) {
        // BUG: Diagnostic contains: Each pass of this loop prepares the same SQL
        int now = statement.executeUpdate();
        if (now == 0) {
          return deleted;
        }
        deleted += now;
      }
    }
  }

  /** The last pass finds no more rows. */
  void untilNoRowIsLeft(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("delete from p limit 9")) {
      for (; ; ) {
        // BUG: Diagnostic contains: Each pass of this loop prepares the same SQL
        if (statement.executeUpdate() == 0) break;
      }
    }
  }

  /** The last pass finds less than a portion. */
  void untilFewAreLeft(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("delete from p limit 9")) {
      while (true) {
        int rows;
        // BUG: Diagnostic contains: Each pass of this loop prepares the same SQL
        rows = statement.executeUpdate();
        if (rows >= 9) {
          System.out.println("more");
        } else {
          return;
        }
      }
    }
  }

  /** Each pass reads the parent of the last one's row. */
  int root(Connection connection, int id) throws SQLException {
    int at = id;
    while (true) {
      try (PreparedStatement statement =
          // BUG: Diagnostic contains: Each pass of this loop prepares the same SQL
          connection.prepareStatement("select parent from p where id = ?")) {
        statement.setInt(1, at);
        try (ResultSet row = statement.executeQuery()) {
          if (!row.next()) {
            return at;
          }
          at = row.getInt(1);
        }
      }
    }
  }

  /** Only a failure ends it. */
  void untilThereIsNone(Connection connection, Iterator<String> names) throws SQLException {
    while (true) {
      try {
        // BUG: Diagnostic contains: Each pass of this loop prepares the same SQL
        try (PreparedStatement statement = connection.prepareStatement(SQL)) {
          statement.setString(1, names.next());
          statement.executeUpdate();
        }
      } catch (java.util.NoSuchElementException e) {
        break;
      }
    }
  }

  /** The label moves with its loop. */
  void labelled(Connection connection, Iterable<int[]> rows) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(SQL)) {
      rows:
      for (int[] row : rows) {
        // BUG: Diagnostic contains: SUGGESTION UNSAFE Each pass of this loop prepares the same SQL
        for (int value : row) {
          if (value < 0) {
            continue rows;
          }
        }
        statement.setInt(1, row[0]);
        statement.executeUpdate();
      }
    }
  }
}
