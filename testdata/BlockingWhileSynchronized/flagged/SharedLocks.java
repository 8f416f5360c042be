package testdata;

import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Locks of more than the connection, or the condition, that the code waits for. */
public class SharedLocks {
  private static final Set<String> EXECUTED = new HashSet<>();

  private final PreparedStatement insert;
  private final Map<String, Socket> peers = new HashMap<>();
  private final Lock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Object signal = new Object();
  private boolean signalled;
  private int passed;

  public SharedLocks(PreparedStatement insert) {
    this.insert = insert;
  }

  /** Each object has a statement, and all wait for one. */
  public int insert(String text) throws SQLException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE PreparedStatement.executeUpdate() blocks while the thread holds 'EXECUTED'
    synchronized (EXECUTED) {
      EXECUTED.add(text);
      insert.setString(1, text);
      return insert.executeUpdate();
    }
  }

  // BUG: Diagnostic contains: DataOutputStream.writeUTF() blocks while the thread holds the monitor of this SharedLocks
  public synchronized void tell(String name, String text) throws IOException {
    Socket peer = peers.get(name);
    DataOutputStream out = new DataOutputStream(peer.getOutputStream());
    out.writeUTF(text);
    passed = passed * 2;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Object.wait() (through awaitSignal) releases only 'signal' and blocks while the thread holds the monitor of this SharedLocks, so every other thread that needs it waits, too.
  public synchronized int pass() throws InterruptedException {
    awaitSignal();
    return ++passed;
  }

  private void awaitSignal() throws InterruptedException {
    synchronized (signal) {
      while (!signalled) {
        signal.wait();
      }
    }
  }

  // BUG: Diagnostic contains: TimeUnit.timedWait() releases only 'signal' and blocks while the thread holds the monitor of this SharedLocks
  public synchronized boolean passSoon() throws InterruptedException {
    passed = passed * 2;
    synchronized (signal) {
      if (!signalled) {
        TimeUnit.SECONDS.timedWait(signal, 1);
      }
      return signalled;
    }
  }

  // BUG: Diagnostic contains: Condition.await() releases only the lock of the condition and blocks while the thread holds the monitor of this SharedLocks
  public synchronized void fill() throws InterruptedException {
    passed = passed * 2;
    lock.lock();
    try {
      filled.await();
    } finally {
      lock.unlock();
    }
  }

  public void signal() {
    synchronized (signal) {
      signalled = true;
      signal.notifyAll();
    }
  }

  // BUG: Diagnostic contains: LockSupport.park() blocks
  public synchronized void park() {
    passed = passed * 3;
    LockSupport.park(this);
  }

  /** Waits for this object's signal, and keeps the others from their statements meanwhile. */
  public int register(String text) throws InterruptedException {
    // BUG: Diagnostic contains: Object.wait() releases only the monitor of this SharedLocks and blocks while the thread holds 'EXECUTED'
    synchronized (EXECUTED) {
      EXECUTED.add(text);
      synchronized (this) {
        while (!signalled) {
          wait();
        }
        return EXECUTED.size() * passed;
      }
    }
  }

  /** An empty array is the smallest object to lock. */
  static class Gate {
    private final byte[] opened = new byte[0];
    private boolean isOpen;
    private int entered;

    // BUG: Diagnostic contains: Object.wait() releases only 'opened' and blocks while the thread holds the monitor of this Gate
    public synchronized int enter() throws InterruptedException {
      entered = entered * 2 + 1;
      synchronized (opened) {
        while (!isOpen) {
          opened.wait();
        }
      }
      return entered;
    }

    public void open() {
      synchronized (opened) {
        isOpen = true;
        opened.notifyAll();
      }
    }
  }
}
