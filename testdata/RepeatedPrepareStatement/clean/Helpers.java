package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/** Methods that prepare a statement, called with other connections, once, or for other SQL. */
class Helpers {
  private Connection current;

  void onEach(List<Connection> connections) throws SQLException {
    for (Connection connection : connections) {
      ping(connection);
    }
  }

  private static void ping(Connection connection) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement("select 1")) {
      query.execute();
    }
  }

  void once(DataSource source, String item) throws SQLException {
    try (Connection connection = source.getConnection()) {
      remove(connection, item);
    }
  }

  private static void remove(Connection connection, String item) throws SQLException {
    try (PreparedStatement delete = connection.prepareStatement("delete from stock where id = ?")) {
      delete.setString(1, item);
      delete.executeUpdate();
    }
  }

  void count(Connection connection, List<String> tables) throws SQLException {
    for (String table : tables) {
      count(connection, table);
    }
  }

  private static void count(Connection connection, String table) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement("select count(*) from " + table)) {
      query.execute();
    }
  }

  void reconnecting(List<String> items) throws SQLException {
    for (String item : items) {
      insert(item);
    }
  }

  private void insert(String item) throws SQLException {
    try (PreparedStatement insert = current.prepareStatement("insert into stock values (?)")) {
      insert.setString(1, item);
      insert.executeUpdate();
    }
  }

  interface Work {
    void on(Connection connection) throws SQLException;
  }

  void atStart(Work work) throws SQLException {
    work.on(current);
  }

  void clear() throws SQLException {
    atStart(Helpers::clear);
  }

  private static void clear(Connection connection) throws SQLException {
    try (PreparedStatement delete = connection.prepareStatement("delete from basket")) {
      delete.executeUpdate();
    }
  }

  void polling(Connection connection, List<String> items) throws Exception {
    for (String item : items) {
      touch(connection, item);
      Thread.sleep(1000);
    }
  }

  private static void touch(Connection connection, String item) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement("update t set n = 1 where i = ?")) {
      update.setString(1, item);
      update.executeUpdate();
    }
  }

  PreparedStatement prepared(Connection connection) throws SQLException {
    return connection.prepareStatement("select 2");
  }

  void executed(Connection connection, List<String> items) throws SQLException {
    for (String item : items) {
      try (PreparedStatement kept = prepared(connection)) {
        kept.execute();
      }
    }
  }
}
