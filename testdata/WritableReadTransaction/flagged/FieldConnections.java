package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Transactions on a connection in a field that only read, and that the method ends itself. */
public class FieldConnections {
  private Connection connection;
  private final Connection kept;

  FieldConnections(Connection connection) {
    this.connection = connection;
    this.kept = connection;
  }

  List<String> names() throws SQLException {
    boolean auto = connection.getAutoCommit();
    // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries and is rolled back, but is opened for writing
    connection.setAutoCommit(false);
    Statement statement = null;
    List<String> names = new ArrayList<>();
    try {
      statement = connection.createStatement();
      ResultSet rows = statement.executeQuery("select name from person");
      while (rows.next()) {
        names.add(rows.getString(1));
      }
      connection.rollback();
    } finally {
      if (statement != null) {
        statement.close();
      }
      connection.setAutoCommit(auto);
    }
    return names;
  }

  List<Row> rows(int from) throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries
    this.kept.setAutoCommit(false);
    synchronized (this) {
      try (PreparedStatement statement = this.kept.prepareStatement("select a from b where c > ?")) {
        statement.setInt(1, from);
        return read(statement.executeQuery());
      } finally {
        this.kept.rollback();
        this.kept.setAutoCommit(true);
      }
    }
  }

  private static List<Row> read(ResultSet rows) throws SQLException {
    List<Row> read = new ArrayList<>();
    while (rows.next()) {
      read.add(new Row(rows.getString(1)));
    }
    return read;
  }

  /** A helper that calls itself. */
  String path() throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    String path = join(statement.executeQuery("select name from person"), "");
    connection.rollback();
    connection.setAutoCommit(true);
    return path;
  }

  private static String join(ResultSet rows, String path) throws SQLException {
    return rows.next() ? join(rows, path + "/" + rows.getString(1)) : path;
  }

  /** Rows that are read only by what the statement asks for. */
  void readOnlyRows(Row row) throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries
    connection.setAutoCommit(false);
    PreparedStatement names =
        connection.prepareStatement(
            "select name from person", ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
    Statement other =
        connection.createStatement(
            ResultSet.TYPE_SCROLL_INSENSITIVE,
            ResultSet.CONCUR_READ_ONLY,
            ResultSet.CLOSE_CURSORS_AT_COMMIT);
    row.updateName(names.executeQuery(), other.executeQuery("select a from b"));
    connection.rollback();
    connection.setAutoCommit(true);
  }

  /** The constants of a composed statement say what it is. */
  long composed(String account, int id, boolean sorted) throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries
    connection.setAutoCommit(false);
    String byId = String.format("select amount from %s where id = %d", "ledger", id);
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("select amount from ledger where account = '" + account + "'");
        PreparedStatement other = connection.prepareStatement(byId);
        PreparedStatement last =
            connection.prepareStatement(
                "select amount from ledger where id in ("
                    + id
                    + ")"
                    + (sorted ? " order by amount" : ""))) {
      other.executeQuery();
      last.executeQuery();
      return rows.next() ? rows.getLong(1) : 0;
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  static final class Row {
    private final String name;

    Row(String name) {
      this.name = name;
    }

    void updateName(ResultSet names, ResultSet others) {}
  }

  /** Other methods may assign the field and write. */
  void write(Connection other, String text) throws SQLException {
    connection = other;
    try (PreparedStatement statement = connection.prepareStatement("insert into b values (?)")) {
      statement.setString(1, text);
      statement.executeUpdate();
    }
  }
}
