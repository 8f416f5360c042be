package load;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Prepares statements on several connections for a while, runs a part of them, and says how many.
 * Preparing takes no answer of the server, which shares the processors with this program.
 */
public final class Load {
  private static final int THREADS = 48;

  /** How many statements are prepared for one that runs. */
  private static final int PREPARED = 100;

  private Load() {}

  /** Takes the URL of the database and the seconds to run. */
  public static void main(String[] arguments) throws Exception {
    List<Connection> connections = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      connections.add(DriverManager.getConnection(arguments[0]));
    }
    long end = System.nanoTime() + Long.parseLong(arguments[1]) * 1_000_000_000L;
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    List<Future<Long>> running = new ArrayList<>();
    for (Connection connection : connections) {
      Callable<Long> worker = () -> statements(connection, end);
      running.add(executor.submit(worker));
    }
    long statements = 0;
    for (Future<Long> each : running) {
      statements += each.get();
    }
    executor.shutdown();
    for (Connection connection : connections) {
      connection.close();
    }
    System.out.println(statements + " statements");
  }

  private static long statements(Connection connection, long end) throws SQLException {
    long statements = 0;
    while (System.nanoTime() - end < 0) {
      for (int i = 1; i < PREPARED; i++) {
        try (PreparedStatement statement = prepare(connection)) {
          statements++;
        }
      }
      try (PreparedStatement statement = prepare(connection);
          ResultSet result = statement.executeQuery()) {
        result.next();
        result.getTimestamp(1);
        statements++;
      }
    }
    return statements;
  }

  private static PreparedStatement prepare(Connection connection) throws SQLException {
    PreparedStatement statement = connection.prepareStatement("select cast(? as timestamp)");
    statement.setTimestamp(1, new Timestamp(0));
    return statement;
  }
}
