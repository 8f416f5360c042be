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
}
