package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;

/** What stands around and in a statement that an edit would move out of a loop. */
public class Hoisting {
  private static final String INSERT = "insert into item (name) values (?)";
  private static final String DELETE = "delete from item where name = ?";

  private String note = "-";

  /** Around the loop, the first one would be in scope where the other is declared. */
  void sameResource(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(DELETE)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  void sameVariable(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement delete = given.prepareStatement(DELETE)) {
        delete.setString(1, name);
        int ignored = delete.executeUpdate();
      }
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) {
        insert.setString(1, name);
        int ignored = insert.executeUpdate();
      }
    }
  }

  void samePattern(Connection given, List<?> values) throws SQLException {
    for (Object value : values) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement delete = given.prepareStatement(DELETE)) {
        if (!(value instanceof String name)) {
          continue;
        }
        delete.setString(1, name);
        delete.executeUpdate();
      }
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) {
        if (!(value instanceof String name)) {
          continue;
        }
        insert.setString(1, name);
        insert.executeUpdate();
      }
    }
  }

  void sameType(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement delete = given.prepareStatement(DELETE)) {
        record Key(String text) {}
        Key old = new Key(name.strip());
        delete.setString(1, old.text());
        delete.executeUpdate();
      }
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) {
        record Key(String text, int version) {}
        insert.setString(1, new Key(name, 1).toString());
        insert.executeUpdate();
      }
    }
  }

  void shadowedField(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        String note = name.strip();
        statement.setString(1, note);
        statement.executeUpdate();
      }
      System.out.println(name + note);
    }
  }

  void textBlock(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(
          """
          insert into item (name)
          values (?)
          """)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  /** A function may run after the pass, when the next one has set other parameters. */
  void inFunctions(Connection given, List<String> names) throws Exception {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement delete = given.prepareStatement(DELETE)) {
        delete.setString(1, name);
        retry(() -> delete.executeUpdate());
      }
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) {
        insert.setString(1, name);
        retry(
            new Callable<Integer>() {
              @Override
              public Integer call() throws SQLException {
                return insert.executeUpdate();
              }
            });
      }
    }
  }

  private static void retry(Callable<Integer> update) throws Exception {
    for (int i = 0; i < 3; i++) {
      if (update.call() > 0) {
        return;
      }
    }
  }

  /** The brace goes, and its comment with it. */
  void commentAtBrace(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        statement.setString(1, name);
        statement.executeUpdate();
      } // closes the statement
    }
  }

  void commentBehind(Connection given, List<String> names) throws SQLException {
    try (PreparedStatement statement = given.prepareStatement(INSERT)) {
      for (String name : names) {
        // BUG: Diagnostic contains: SUGGESTION UNSAFE
        statement.setString(1, name);
        statement.executeUpdate();
      }
    } /* each name */
  }
}
