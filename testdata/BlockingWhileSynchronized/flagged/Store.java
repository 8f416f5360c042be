package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Holds a monitor while it waits. */
public class Store {
  private final Map<String, String> sessions = new HashMap<>();
  private final DataSource source;
  private final BlockingQueue<String> tasks;
  private Connection single;

  public Store(DataSource source, BlockingQueue<String> tasks) {
    this.source = source;
    this.tasks = tasks;
  }

  @GetMapping
  String load(String id) throws SQLException {
    // BUG: Diagnostic contains: WARNING ADVICE DataSource.getConnection() blocks while the thread holds 'sessions', so every other thread that needs it waits, too.
    synchronized (sessions) {
      String session;
      try (Connection connection = source.getConnection()) {
        session = connection.nativeSQL(id);
      }
      sessions.put(id, session);
      return session;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE DataSource.getConnection() (through connection, open) blocks while the thread holds the monitor of this Store
  synchronized void remove(String id) throws SQLException {
    connection().nativeSQL(id);
    sessions.remove(id);
  }

  protected Connection connection() throws SQLException {
    Connection connection = open();
    return connection.isClosed() ? open() : connection;
  }

  protected Connection open() throws SQLException {
    if (single != null) {
      return single;
    }
    return source.getConnection();
  }

  void put(String task) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE BlockingQueue.put() blocks
    synchronized (this) {
      sessions.put(task, task);
      tasks.put(task);
    }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE CompletableFuture.join() blocks
  synchronized String join(CompletableFuture<String> future) {
    return future.join();
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Thread.sleep() blocks
  synchronized void retry() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      Thread.sleep(10);
    }
  }
}
