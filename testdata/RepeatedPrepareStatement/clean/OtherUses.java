package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Statements that passes share, execute often, or leave to other code. */
public class OtherUses {
  private static final String SQL = "insert into item (name) values (?)";

  /** No connection. */
  interface Compiler {
    PreparedStatement prepareStatement(String sql);
  }

  void notOfJdbc(Compiler compiler, List<String> names) throws SQLException {
    for (String name : names) {
      PreparedStatement statement = compiler.prepareStatement(SQL);
      statement.setString(1, name);
      statement.executeUpdate();
      statement.close();
    }
  }

  void replaced(Connection given, List<String> names, int size) throws SQLException {
    PreparedStatement inSwitch = given.prepareStatement(SQL);
    for (String name : names) {
      switch (name.length()) {
        case 0:
          inSwitch.executeUpdate();
          inSwitch.close();
          inSwitch = given.prepareStatement(SQL);
          break;
        default:
          inSwitch.setString(1, name);
      }
    }
  }

  void executedInLoop(Connection given, List<List<String>> names) throws SQLException {
    for (List<String> some : names) {
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        int i = 0;
        while (i < some.size()) {
          statement.setString(1, some.get(i++));
          statement.executeUpdate();
        }
      }
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        int i = 0;
        do {
          statement.setString(1, some.get(i++));
          statement.executeUpdate();
        } while (i < some.size());
      }
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        for (int i = 0; i < some.size(); i++) {
          statement.setString(1, some.get(i));
          statement.addBatch();
        }
      }
    }
  }

  void passedOn(Connection given, List<String> names, List<ResultSet> results)
      throws SQLException {
    for (String name : names) {
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      keep(statement);
    }
    for (String name : names) {
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      PreparedStatement other = statement;
      keep(other);
    }
    for (String name : names) {
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      ResultSet keys = statement.getGeneratedKeys();
      results.add(keys);
    }
  }

  private static void keep(PreparedStatement statement) {
    System.out.println(statement);
  }
}
