package testdata;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.function.Consumer;
import javax.sql.DataSource;

/** Transactions on a connection in a field that may write, or that other code may use. */
public class FieldConnections {
  private DataSource source;
  private Connection connection;
  Connection open;
  private FieldConnections other;

  private int count(Statement statement) throws SQLException {
    ResultSet rows = statement.executeQuery("select count(*) from person");
    return rows.next() ? rows.getInt(1) : 0;
  }

  int passesStatementOn() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    int count = count(statement);
    connection.rollback();
    connection.setAutoCommit(true);
    return count;
  }

  ResultSet assigns() throws SQLException {
    connection = source.getConnection();
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  ResultSet ofAll() throws SQLException {
    open.setAutoCommit(false);
    Statement statement = open.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    open.rollback();
    open.setAutoCommit(true);
    return rows;
  }

  ResultSet ofOther() throws SQLException {
    other.connection.setAutoCommit(false);
    Statement statement = other.connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    other.connection.rollback();
    other.connection.setAutoCommit(true);
    return rows;
  }

  /** The transaction may be that of a caller. */
  ResultSet keepsOff() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    connection.rollback();
    return rows;
  }

  ResultSet writesBetween() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    while (rows.next()) {
      remember(rows.getString(1));
    }
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  private void remember(String name) throws SQLException {
    store(name);
  }

  private void store(String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate("delete from seen");
    }
  }

  ResultSet overridable() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    seen();
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  protected void seen() {}

  ResultSet passesThis(Consumer<Object> listener) throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    listener.accept(this);
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  ResultSet passesMethod(Consumer<Runnable> listener) throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    listener.accept(this::seen);
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  ResultSet constructs() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    new Writer();
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  class Writer {
    Writer() throws SQLException {
      store("");
    }
  }

  ResultSet constructsChild() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    new NamedWriter();
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  final class NamedWriter extends Writer {
    NamedWriter() throws SQLException {
      super();
    }
  }

  ResultSet asksInner(Cleaner cleaner) throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    cleaner.clean();
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  final class Cleaner {
    void clean() throws SQLException {
      store("");
    }
  }

  ResultSet tellsItsListener(Map<FieldConnections, Runnable> listeners) throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery("select name from person");
    listeners.get(this).run();
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }

  ResultSet writes() throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = null;
    try {
      statement = connection.createStatement();
      statement.executeUpdate("delete from person");
      ResultSet rows = statement.executeQuery("select name from person");
      connection.rollback();
      return rows;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /** The statement may be of another connection. */
  ResultSet ofOtherConnection(Statement given) throws SQLException {
    connection.setAutoCommit(false);
    Statement statement = connection.createStatement();
    if (given != null) {
      statement = given;
    }
    ResultSet rows = statement.executeQuery("select name from person");
    connection.rollback();
    connection.setAutoCommit(true);
    return rows;
  }
}
