package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.annotation.PostConstruct;
import javax.sql.DataSource;

/** Transactions of JDBC that write, are known to read, or cannot be followed. */
public class Connections {
  private DataSource source;
  private Connection field;

  @PostConstruct
  void warmUp() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement statement = connection.prepareStatement("select a from b")) {
        statement.executeQuery();
      }
      connection.rollback();
    }
  }

  void commits() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement statement = connection.prepareStatement("select a from b")) {
        statement.executeQuery();
      }
      connection.commit();
      connection.rollback();
    }
  }

  void isReader() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setReadOnly(true);
      connection.setAutoCommit(false);
      try (PreparedStatement statement = connection.prepareStatement("select a from b")) {
        statement.executeQuery();
      }
      connection.rollback();
    }
  }

  void keepsOpen() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement statement = connection.prepareStatement("select a from b")) {
        statement.executeQuery();
      }
    }
  }

  void dryRun() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select a from b");
        statement.executeUpdate("delete from b");
      }
      connection.rollback();
    }
  }

  void locks() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select a from b for update");
      }
      connection.rollback();
    }
  }

  void composesVerb(String verb) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery(verb + " a from b");
      }
      connection.rollback();
    }
  }

  void composesLock(String name, boolean locks) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select a from b where c = '" + name + '\'' + (locks ? " for update" : ""));
      }
      connection.rollback();
    }
  }

  void composesCall(String function) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select " + function + "(1) from b");
      }
      connection.rollback();
    }
  }

  @SuppressWarnings("StringFormatConcatenation")
  void formatsVerb(String verb) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery(String.format("%s a from b", verb));
      }
      connection.rollback();
    }
  }

  @SuppressWarnings("StringFormatConcatenation")
  void formatsWrite(int id) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery(String.format("select nextval(%s) from b", id));
      }
      connection.rollback();
    }
  }

  void reassigned(int id) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      String sql = "select a from b where id = " + id;
      sql = "delete from b where id = " + id;
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery(sql);
      }
      connection.rollback();
    }
  }

  void passesOn() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select a from b");
      }
      work(connection);
      connection.rollback();
    }
  }

  private static void work(Connection connection) {}

  ResultSet ofField() throws SQLException {
    field.setAutoCommit(false);
    PreparedStatement statement = field.prepareStatement("select a from b");
    ResultSet rows = statement.executeQuery();
    field.rollback();
    return rows;
  }

  void turnsOn() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(true);
      try (Statement statement = connection.createStatement()) {
        statement.executeQuery("select a from b");
      }
      connection.rollback();
    }
  }

  void updatesRow() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement =
              connection.createStatement(
                  ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_UPDATABLE);
          ResultSet rows = statement.executeQuery("select a from b")) {
        rows.next();
        rows.updateInt(1, 4);
        rows.updateRow();
      }
      connection.rollback();
    }
  }

  ResultSet givesOutUpdatable() throws SQLException {
    Connection connection = source.getConnection();
    connection.setAutoCommit(false);
    PreparedStatement statement =
        connection.prepareStatement(
            "select a from b", ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_UPDATABLE);
    ResultSet rows = statement.executeQuery();
    connection.rollback();
    return rows;
  }

  void mayUpdate(int concurrency) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement =
          connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, concurrency)) {
        statement.executeQuery("select a from b");
      }
      connection.rollback();
    }
  }

  /** It changes rows, if the driver makes results updatable by default. */
  void deletes() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("select a from b")) {
        while (rows.next()) {
          rows.deleteRow();
        }
      }
      connection.rollback();
    }
  }
}
