package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

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

  /** Each request writes; those that find the file full roll it over. */
  @GetMapping
  public long append() throws SQLException {
    if (stale) {
      roll();
    }
    return always().length() + whole();
  }

  // BUG: Diagnostic contains: SUGGESTION
  private synchronized void roll() throws SQLException {
    used = 0;
    open();
  }

  // BUG: Diagnostic contains: WARNING
  private synchronized int whole() throws SQLException {
    used++;
    return open().length();
  }

  /** Requests that change something, some of which drop what is there. */
  @PostMapping
  public void change() throws SQLException {
    if (stale) {
      drop();
    }
    replace();
  }

  // BUG: Diagnostic contains: SUGGESTION
  private synchronized void drop() throws SQLException {
    used = 0;
    open();
  }

  // BUG: Diagnostic contains: WARNING
  private synchronized void replace() throws SQLException {
    used++;
    open();
  }

  private String open() throws SQLException {
    try (Connection connection = source.getConnection()) {
      return connection.getSchema();
    }
  }

  // BUG: Diagnostic contains: WARNING ADVICE Thread.sleep() blocks while the thread holds the monitor of this Branches, so every other thread that needs it waits, too. This place matters: reached from @GetMapping paced(). Leave the section for the pause, or wait on the lock with a timeout, which releases it. Then read again what the code depends on.$
  @GetMapping
  public synchronized long paced() throws InterruptedException {
    Thread.sleep(1);
    return ++used;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void repeat(Runnable task) throws InterruptedException {
    try {
      task.run();
    } catch (IllegalStateException e) {
      used--;
    }
    Thread.sleep(100);
    used++;
  }
}
