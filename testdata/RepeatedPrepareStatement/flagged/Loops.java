package testdata;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.PostConstruct;

/** Loops that prepare the same SQL on each pass. */
public class Loops {
  private static final String SQL = "insert into item (name, note) values (?, ?)";

  private final Connection connection;
  private final String schema;
  private String table = "item";

  Loops(Connection connection, String schema) {
    this.connection = connection;
    this.schema = schema;
  }

  void insert(List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Each pass of this loop prepares the same SQL on the same connection
      try (PreparedStatement statement = connection.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.setString(2, "-");
        statement.executeUpdate();
      }
    }
  }

  void each(List<String> names) {
    names.forEach(
        name -> {
          // BUG: Diagnostic contains: SUGGESTION ADVICE Each pass of this loop prepares the same SQL on the same connection
          try (PreparedStatement statement = connection.prepareStatement(SQL)) {
            statement.setString(1, name);
            statement.executeUpdate();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  int around(Connection given, List<String> names) throws SQLException {
    int count = 0;
    for (String name : names) { // each name
      String note = name.isEmpty() ? null : name;

      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(
              "insert into " + schema + ".item values (?, ?)", Statement.RETURN_GENERATED_KEYS)) {
        statement.setString(1, name);
        if (note != null) {
          statement.setString(2, note);
        }
        count += statement.executeUpdate();
      }
      count++;
    } // done
    return count;
  }

  List<String> read(Connection given, int[] ids) throws SQLException {
    List<String> names = new ArrayList<>();
    int i = 0;
    while (i < ids.length) {
      // BUG: Diagnostic contains: Prepare it once, around the loop, and set its parameters on each pass.
      try (PreparedStatement statement = given.prepareStatement("select name from item");
          ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          names.add(rows.getString(1));
        }
      }
      i++;
    }
    return names;
  }

  void twice(Connection given, List<List<String>> names) throws SQLException {
    for (List<String> some : names) {
      for (String name : some) {
        // BUG: Diagnostic contains: SUGGESTION ADVICE
        try (PreparedStatement statement = given.prepareStatement(SQL)) {
          statement.setString(1, name);
          statement.executeUpdate();
        }
      }
    }
  }

  void inner(List<Connection> connections, List<String> names) throws SQLException {
    for (Connection given : connections) {
      for (String name : names) {
        // BUG: Diagnostic contains: SUGGESTION UNSAFE
        try (PreparedStatement statement = given.prepareStatement(SQL)) {
          statement.setString(1, name);
          statement.executeUpdate();
        }
      }
    }
  }

  /** No edit: what the loop does with the statement, its names or its layout do not allow one. */
  void noEdit(Connection given, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: Prepare it once, around the loop. Since nothing reads a result of its updates, addBatch()
      PreparedStatement statement = given.prepareStatement(SQL);
      statement.setString(1, name);
      statement.executeUpdate();
      statement.close();
    }
    PreparedStatement shared;
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      shared = given.prepareStatement(SQL);
      shared.setString(1, name);
      shared.execute();
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      given.prepareStatement(SQL).executeUpdate();
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      } catch (SQLException e) {
        System.out.println(e);
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        bind(statement, name);
        statement.executeUpdate();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.addBatch();
        statement.executeBatch();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement one = given.prepareStatement(SQL)) {
        if (name.isEmpty()) {
          one.setMaxRows(1);
        }
        one.executeUpdate();
      }
      String sql = "delete from item";
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement other = given.prepareStatement(sql)) {
        other.executeUpdate();
      }
    }
    each:
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        if (name.isEmpty()) {
          continue each;
        }
        statement.executeUpdate();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = given.prepareStatement(SQL)) {
        String text = name;
        statement.setString(1, text);
        statement.executeUpdate();
      }
      String text = "behind";
      System.out.println(text);
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      try (PreparedStatement statement = /* again */ given.prepareStatement(SQL)) {
        statement.executeUpdate();
      }
    }
  }

  private static void bind(PreparedStatement statement, String name) throws SQLException {
    statement.setString(1, name);
  }

  private Connection connection() {
    return connection;
  }

  private String sql() {
    return "insert into " + schema + ".item values (?, ?)";
  }

  void accessors(List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (CallableStatement statement = connection().prepareCall(sql())) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  void formatted(List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = connection.prepareStatement(
              String.format("insert into %s values (?, ?)", schema), new String[] {"id"})) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      try (PreparedStatement statement = connection.prepareStatement("delete from " + table)) {
        statement.executeUpdate();
      }
    }
  }

  void choose(String other) {
    table = other;
  }

  @PostConstruct
  void start() throws SQLException {
    for (String name : List.of("a", "b")) {
      try (PreparedStatement statement = connection.prepareStatement(SQL)) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) throws SQLException {
    Connection logged = logged(Connection.class);
    Loops it = new Loops(logged, "s");
    List<String> names = List.of("a", "", "c");
    it.insert(names);
    System.out.println(it.around(logged, names));
    System.out.println(it.read(logged, new int[2]));
    it.inner(List.of(logged, logged), names);
    it.accessors(names);
    it.formatted(names);
  }

  /** Objects of JDBC that print what is executed and set. */
  private static <T> T logged(Class<T> type) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          Class<?> result = method.getReturnType();
          if (method.getName().startsWith("set") || method.getName().startsWith("execute")) {
            System.out.println(
                method.getName() + (arguments == null ? "" : List.of(arguments).toString()));
          }
          if (result == int.class) {
            return 1;
          }
          if (result == boolean.class) {
            return false;
          }
          return result.isInterface() ? logged(result) : null;
        };
    return type.cast(Proxy.newProxyInstance(Loops.class.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
