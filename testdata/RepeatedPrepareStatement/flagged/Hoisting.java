package testdata;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
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
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    } /* each name */
  }

  /** Each pass sets the parameter, in one branch or the other. */
  void inBranches(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        if (name.isEmpty()) {
          statement.setNull(1, 12);
        } else if (name.length() > 3) {
          System.out.println(name);
          statement.setString(1, name);
        } else {
          statement.setString(1, "-");
        }
        statement.executeUpdate();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        if (name.isEmpty()) {
          statement.setNull(1, 12);
        } else {
          statement.setString(2, name);
        }
        statement.executeUpdate();
      }
    }
  }

  /** The block of the try becomes that of the loop. */
  int withoutBraces(Connection given, List<String> names) throws SQLException {
    int count = 0;
    for (String name : names)
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) {
        statement.setString(1, name);
        count += statement.executeUpdate();
      }
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    for (String name : names) try (PreparedStatement statement = given.prepareStatement(INSERT)) {
      if (name.length() > 3) {
        statement.setString(1, name);
      }

      count += statement.executeUpdate();
    } // each name
    for (int i = 0;
        i < names.size();
        i++) // each name
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(
          "insert into item (name, note) values (?, ?)")) {
        statement.setString(1, names.get(i));
        count += statement.executeUpdate();
      }
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    for (String name : names) try (PreparedStatement statement = given.prepareStatement(INSERT);
        AutoLog log = new AutoLog(name)) {
      statement.setString(1, log.text());
      count += statement.executeUpdate();
    }
    return count;
  }

  void withoutBracesOrEdit(Connection given, List<String> names) throws SQLException {
    int i = 0;
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    do try (PreparedStatement statement = given.prepareStatement(INSERT)) {
      statement.setString(1, names.get(i));
      statement.executeUpdate();
    } while (++i < names.size());
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    for (String name : names) /* each */ try (PreparedStatement it = given.prepareStatement(INSERT)) {
      it.setString(1, name);
      it.executeUpdate();
    }
    for (String name : names)
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(INSERT)) { statement.execute(); }
    for (String name : names)
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    try (PreparedStatement statement = given.prepareStatement(INSERT)) {
      statement.setString(1, name);
      statement.executeUpdate();
    }
  }

  /** The comment is on the statement. */
  void commented(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) { // by name
        insert.setString(1, name);
        insert.executeUpdate();
      }
    }
    for (String name : names)
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement delete = given.prepareStatement(DELETE)) { // all of them
        delete.setString(1, name);
        delete.executeUpdate();
      }
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    for (String name : names) try (PreparedStatement delete = given.prepareStatement(DELETE)) { // one
      delete.setString(1, name);
      delete.executeUpdate();
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement insert = given.prepareStatement(INSERT)) { /* by name */ insert.clearParameters();
        insert.setString(1, name);
        insert.executeUpdate();
      }
    }
  }

  /** A registered parameter stays registered for the next pass. */
  void registered(Connection given, int[] numbers) throws SQLException {
    for (int i = 0; i < numbers.length; i++) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (CallableStatement call = given.prepareCall("{? = call f(?)}")) {
        call.registerOutParameter(1, Types.INTEGER);
        call.setInt(2, numbers[i]);
        call.execute();
        numbers[i] = call.getInt(1);
      }
    }
    for (int i = 0; i < numbers.length; i++) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (CallableStatement call = given.prepareCall("{call g(?, ?)}")) {
        call.setInt(1, numbers[i]);
        if (numbers[i] > 0) {
          call.registerOutParameter(2, Types.INTEGER);
        }
        call.execute();
      }
    }
  }

  record AutoLog(String text) implements AutoCloseable {
    @Override
    public void close() {}
  }
}
