package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/** The entry's lock is not taken, or not by all. */
public class NoOwnLocks {
  private final Map<String, ReentrantLock> files = new ConcurrentHashMap<>();
  private final Map<String, Budget> budgets = new ConcurrentHashMap<>();

  static final class Budget {
    private int left = 100;

    synchronized boolean take() {
      return left-- > 0;
    }

    int left() {
      return left;
    }
  }

  public boolean isWritten(String file) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return files.computeIfAbsent(file, name -> new ReentrantLock()).isLocked();
  }

  public boolean isAllowed(String user) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    Budget budget = budgets.computeIfAbsent(user, name -> new Budget());
    return budget.left() > 0 && budget.take();
  }

  public boolean isAllowed(String user, boolean strict) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    Budget budget = budgets.computeIfAbsent(user, name -> new Budget());
    if (strict) {
      return budget.take();
    }
    return true;
  }

  private Budget budget(String user) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    return budgets.computeIfAbsent(user, name -> new Budget());
  }

  public int peek(String user) {
    return budget(user).left();
  }

  public boolean take(String user) {
    return budget(user).take();
  }

  private final ReentrantLock[] stripes = {new ReentrantLock(), new ReentrantLock()};

  private ReentrantLock stripe(int count) {
    return stripes[count & 1];
  }

  /** The lock is another key's. */
  public int peekLocked(String user, int count) {
    ReentrantLock lock = stripe(count);
    lock.lock();
    try {
      // BUG: Diagnostic contains: computeIfAbsent can lock
      return budgets.computeIfAbsent(user, name -> new Budget()).left();
    } finally {
      lock.unlock();
    }
  }

  @interface HotPath {}

  /** A lock is taken, but it is that of another object. */
  @HotPath
  public int takeOther(String user) {
    // BUG: Diagnostic contains: computeIfAbsent can lock
    Budget budget = budgets.computeIfAbsent(user, name -> new Budget());
    synchronized (files) {
      return budget.left();
    }
  }

  public static void main(String[] args) {
    NoOwnLocks it = new NoOwnLocks();
    System.out.println(it.peek("a") + " " + it.take("b") + " " + it.peekLocked("c", 1));
    System.out.println(it.takeOther("c") + " " + it.takeOther("d"));
    System.out.println(it.isWritten("a") + " " + it.isAllowed("u") + " " + it.isAllowed("u", true));
  }
}
