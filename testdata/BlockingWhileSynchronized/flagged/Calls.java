// OPTIONS: -XepOpt:Uncontended:TargetRuntime=23
package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Where the blocking call is. */
class Calls {
  private final BlockingQueue<String> bounded = new ArrayBlockingQueue<>(8);
  private Connection shared;
  private int count;

  // BUG: Diagnostic contains: Thread.sleep() (through first, second, third) blocks while the thread holds the monitor of this Calls, so every other thread that needs it waits, too. A virtual thread that blocks here pins its carrier thread. Leave the section for the pause, or wait on the lock with a timeout, which releases it. Then read again what the code depends on. Where the call must be inside, use a ReentrantLock.
  synchronized void deep() throws InterruptedException {
    first();
  }

  private void first() throws InterruptedException {
    this.second();
  }

  private void second() throws InterruptedException {
    third();
  }

  private void third() throws InterruptedException {
    Thread.sleep(count);
  }

  /** Calls a section that is reported itself. */
  synchronized void outer() throws InterruptedException {
    count++;
    inner();
    synchronized (bounded) {
      count--;
    }
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  synchronized void inner() throws InterruptedException {
    Thread.sleep(count);
  }

  synchronized void nested() throws InterruptedException {
    count++;
    // BUG: Diagnostic contains: BlockingQueue.put() blocks while the thread holds 'bounded'
    synchronized (bounded) {
      bounded.put("a");
    }
  }

  // BUG: Diagnostic contains: blocks while
  synchronized void given(Connection given, String sql) throws SQLException {
    given.prepareStatement(sql).executeUpdate();
  }

  // BUG: Diagnostic contains: blocks while
  synchronized void given(PreparedStatement given) throws SQLException {
    given.executeUpdate();
  }

  // BUG: Diagnostic contains: blocks while
  synchronized void cast(Object given) throws SQLException {
    ((PreparedStatement) given).executeUpdate();
  }

  // BUG: Diagnostic contains: blocks while
  synchronized void local(PreparedStatement given) throws SQLException {
    PreparedStatement own = given;
    own.executeUpdate();
  }

  // BUG: Diagnostic contains: blocks while
  synchronized void notGuarded(String sql) throws SQLException {
    shared.prepareStatement(sql).executeUpdate();
  }

  boolean isOpen() throws SQLException {
    return !shared.isClosed();
  }

  void connect(Connection other) {
    shared = other;
  }

  static class Own extends Thread {
    private int runs;

    // BUG: Diagnostic contains: Thread.sleep() blocks
    synchronized void pause() throws InterruptedException {
      runs++;
      sleep(runs);
    }
  }
}
