package load;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs short queries on several connections for a while, and says how many. */
public final class Load {
  private static final int THREADS = 48;

  private Load() {}

  /** Takes the URL of the database and the seconds to run. */
  public static void main(String[] arguments) throws Exception {
    String url = arguments[0];
    long end = System.nanoTime() + Long.parseLong(arguments[1]) * 1_000_000_000L;
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    List<Future<Long>> running = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Callable<Long> worker = () -> queries(url, end);
      running.add(executor.submit(worker));
    }
    long queries = 0;
    for (Future<Long> each : running) {
      queries += each.get();
    }
    executor.shutdown();
    System.out.println(queries + " queries");
  }

  private static long queries(String url, long end) throws SQLException {
    long queries = 0;
    try (Connection connection = DriverManager.getConnection(url)) {
      while (System.nanoTime() - end < 0) {
        try (Statement statement = connection.createStatement();
            ResultSet result = statement.executeQuery("select 1")) {
          result.next();
          queries++;
        }
      }
    }
    return queries;
  }
}
