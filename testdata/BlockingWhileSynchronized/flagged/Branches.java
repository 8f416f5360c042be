package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;

/** Hot sections that block on each run, and others that block in a branch. */
public class Branches {
  private final DataSource source;
  private long used;
  private boolean stale;

  public Branches(DataSource source) {
    this.source = source;
  }

  // BUG: Diagnostic contains: WARNING
  @GetMapping
  public synchronized String always() throws SQLException {
    used++;
    return open();
  }

  // BUG: Diagnostic contains: SUGGESTION
  @GetMapping
  public synchronized String sometimes() throws SQLException {
    used++;
    if (stale) {
      return open();
    }
    return "";
  }

  // BUG: Diagnostic contains: SUGGESTION
  @GetMapping
  public synchronized long refreshed() throws SQLException {
    used++;
    refresh();
    return used;
  }

  private void refresh() throws SQLException {
    if (stale) {
      open();
      stale = false;
    }
  }

  private String open() throws SQLException {
    try (Connection connection = source.getConnection()) {
      return connection.getSchema();
    }
  }

  // BUG: Diagnostic contains: Thread.sleep() (through pause) blocks
  public synchronized void retry(Runnable task) throws InterruptedException {
    while (used < 10) {
      try {
        task.run();
        return;
      } catch (IllegalStateException e) {
        pause();
      }
    }
  }

  /** The lock is held longest where something has failed. */
  private static void pause() throws InterruptedException {
    Thread.sleep(100);
  }
}
