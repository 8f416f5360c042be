package testdata;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.PostConstruct;
import javax.sql.DataSource;

/** Loops that prepare a statement for a reason, or hardly ever repeat it. */
public class OtherLoops {
  private static final String SQL = "insert into item (name) values (?)";

  private DataSource source;
  private Connection connection;
  private PreparedStatement cached;
  private String table = "a";

  void otherConnections(List<DataSource> shards) throws SQLException {
    for (DataSource shard : shards) {
      try (Connection each = shard.getConnection();
          PreparedStatement statement = each.prepareStatement(SQL)) {
        statement.executeUpdate();
      }
    }
  }

  void newConnections(List<String> names) throws SQLException {
    for (String name : names) {
      try (Connection each = source.getConnection();
          PreparedStatement statement = each.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
      try (PreparedStatement statement = source.getConnection().prepareStatement(SQL)) {
        statement.executeUpdate();
      }
    }
  }

  void otherSql(Connection given, List<String> tables) throws SQLException {
    for (String each : tables) {
      try (PreparedStatement statement = given.prepareStatement("delete from " + each)) {
        statement.executeUpdate();
      }
    }
    for (int i = 0; i < 4; i++) {
      try (PreparedStatement statement = given.prepareStatement("delete from t" + i)) {
        statement.executeUpdate();
      }
    }
    StringBuilder sql = new StringBuilder("select 1");
    for (String each : tables) {
      sql.append(each);
      try (PreparedStatement statement = given.prepareStatement(sql.toString())) {
        statement.executeQuery();
      }
    }
    String changing = "select 0";
    while (tables.size() < 9) {
      try (PreparedStatement statement = given.prepareStatement(changing)) {
        statement.executeQuery();
      }
      changing = tables.get(0);
    }
    for (String each : tables) {
      next();
      try (PreparedStatement statement = given.prepareStatement("delete from " + table)) {
        statement.executeUpdate();
      }
    }
  }

  private void next() {
    table = table + "x";
  }

  void reconnects(List<String> names) throws SQLException {
    for (String name : names) {
      if (connection.isClosed()) {
        connection = DriverManager.getConnection("jdbc:x");
      }
      try (PreparedStatement statement = connection.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  boolean retries(Connection given) throws SQLException {
    for (int attempt = 0; attempt < 3; attempt++) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.executeUpdate();
        return true;
      } catch (SQLException e) {
        given.rollback();
      }
    }
    while (true) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.executeUpdate();
        break;
      } catch (SQLException e) {
        given.rollback();
      }
    }
    boolean done = false;
    for (int attempt = 0; !done && attempt < 3; attempt++) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.executeUpdate();
        done = true;
      } catch (SQLException e) {
        given.rollback();
      }
    }
    boolean again = true;
    do {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.executeUpdate();
        again = false;
      } catch (SQLException e) {
        given.rollback();
      }
    } while (again);
    return done;
  }

  /** What ends the loop stands in a statement of its own. */
  int retriesInside(Connection given) throws SQLException {
    for (int attempt = 0; attempt < 3; attempt++) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setInt(1, attempt);
        try (ResultSet found = statement.executeQuery()) {
          return found.next() ? found.getInt(1) : -1;
        }
      } catch (SQLException e) {
        given.rollback();
      }
    }
    for (int attempt = 0; attempt < 3; attempt++) {
      try (PreparedStatement statement = given.prepareStatement(SQL);
          ResultSet found = statement.executeQuery()) {
        if (found.next()) {
          return found.getInt(1);
        } else {
          return 0;
        }
      } catch (SQLException e) {
        given.rollback();
      }
    }
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        PreparedStatement statement = given.prepareStatement(SQL);
        try {
          statement.executeUpdate();
          break;
        } finally {
          statement.close();
        }
      } catch (SQLException e) {
        given.rollback();
      }
    }
    boolean done = false;
    while (!done) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        try (ResultSet found = statement.executeQuery()) {
          found.next();
          done = true;
        }
      } catch (SQLException e) {
        given.rollback();
      }
    }
    return 1;
  }

  String first(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        return statement.toString();
      }
    }
    return null;
  }

  void polls(Connection given) throws SQLException, InterruptedException {
    while (!Thread.interrupted()) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.executeUpdate();
      }
      Thread.sleep(1000);
    }
  }

  void keeps(Connection given, List<String> names) throws SQLException {
    List<PreparedStatement> statements = new ArrayList<>();
    Map<String, PreparedStatement> byName = new HashMap<>();
    List<ResultSet> results = new ArrayList<>();
    PreparedStatement[] array = new PreparedStatement[names.size()];
    int i = 0;
    for (String name : names) {
      statements.add(given.prepareStatement(SQL));
      PreparedStatement statement = given.prepareStatement(SQL);
      byName.put(name, statement);
      array[i++] = given.prepareStatement(SQL);
      results.add(given.prepareStatement(SQL).executeQuery());
      PreparedStatement query = given.prepareStatement(SQL);
      results.add(query.executeQuery());
      PreparedStatement other = given.prepareStatement(SQL);
      ResultSet result = other.executeQuery();
      results.add(result);
      cached = given.prepareStatement(SQL);
    }
  }

  void sharesAmongPasses(Connection given, List<String> names) throws SQLException {
    PreparedStatement statement = null;
    int count = 0;
    for (String name : names) {
      if (statement == null) {
        statement = given.prepareStatement(SQL);
      }
      statement.setString(1, name);
      statement.addBatch();
      if (++count % 100 == 0) {
        statement.executeBatch();
        statement.close();
        statement = given.prepareStatement(SQL);
      }
      if (cached == null) {
        cached = given.prepareStatement(SQL);
      }
    }
  }

  void chunks(Connection given, List<List<String>> chunks) throws SQLException {
    for (List<String> chunk : chunks) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        for (String name : chunk) {
          statement.setString(1, name);
          statement.addBatch();
        }
        statement.executeBatch();
      }
    }
  }

  void afterFailures(Connection given, List<String> names) throws SQLException {
    try (Statement statement = given.createStatement()) {
      for (String name : names) {
        try {
          statement.executeUpdate(name);
        } catch (SQLException e) {
          try (PreparedStatement log = given.prepareStatement(SQL)) {
            log.executeUpdate();
          }
        }
      }
    }
  }

  void once(Connection given, List<String> names) throws SQLException {
    try (PreparedStatement statement = given.prepareStatement(SQL)) {
      for (String name : names) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
    for (ResultSet rows = given.prepareStatement(SQL).executeQuery(); rows.next(); ) {
      System.out.println(rows.getString(1));
    }
  }

  /** Another connection or SQL each time, or the first success only. */
  void functions(Map<String, Connection> connections, List<String> tables) {
    connections.forEach(
        (name, each) -> {
          try (PreparedStatement statement = each.prepareStatement(SQL)) {
            statement.executeUpdate();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
    Connection first = connections.get("a");
    tables.forEach(
        table -> {
          try (PreparedStatement statement = first.prepareStatement("delete from " + table)) {
            statement.executeUpdate();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
    connections.computeIfAbsent(
        "b",
        name -> {
          try (PreparedStatement statement = first.prepareStatement(SQL)) {
            return statement.getConnection();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @PostConstruct
  void load() throws SQLException {
    Connection given = source.getConnection();
    for (String name : List.of("a", "b", "c")) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  public static void main(String[] args) throws SQLException {
    Connection given = DriverManager.getConnection("jdbc:x");
    for (String name : args) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }
}
