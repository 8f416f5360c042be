package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that nothing takes any more. */
class UnusedLocks {
  static class OfObject {
    private final Object lock = new Object();
    private final String name = String.valueOf(1);

    String name() {
      // BUG: Diagnostic contains: 'name' is final: remove the lock.$
      synchronized (lock) {
        return name;
      }
    }
  }

  static class OfLock {
    private final String name = String.valueOf(2);
    private final Lock lock = new ReentrantLock();

    String name() {
      // BUG: Diagnostic contains: 'name' is final: remove the lock.$
      lock.lock();
      try {
        return name;
      } finally {
        lock.unlock();
      }
    }
  }

  /** Two readers: the second one's edit leaves the lock to the first one's. */
  static class OfTwo {
    private final Object lock = new Object();
    private final String first = String.valueOf(3);
    private final String second = String.valueOf(4);

    String first() {
      // BUG: Diagnostic contains: 'first' is final: remove the lock. Once no section takes 'lock' any more, remove it, too.$
      synchronized (lock) {
        return first;
      }
    }

    String second() {
      // BUG: Diagnostic contains: Once no section takes 'lock' any more
      synchronized (lock) {
        return second;
      }
    }
  }

  /** A comment says what the lock is for. */
  static class Commented {
    /** Guards the name. */
    private final Object lock = new Object();

    private final String name = String.valueOf(5);

    String name() {
      // BUG: Diagnostic contains: 'name' is final: remove the lock. Nothing else uses 'lock': remove it, too.$
      synchronized (lock) {
        return name;
      }
    }
  }

  static class Behind {
    private final Object lock = new Object(); // guards the name
    private final String name = String.valueOf(6);

    String name() {
      // BUG: Diagnostic contains: Nothing else uses 'lock': remove it, too.$
      synchronized (lock) {
        return name;
      }
    }
  }

  /** Other classes can take the lock. */
  static class Shared {
    final Object lock = new Object();
    private final String name = String.valueOf(7);

    String name() {
      // BUG: Diagnostic contains: 'name' is final: remove the lock.$
      synchronized (lock) {
        return name;
      }
    }
  }

  /** The constructor of the lock counts its instances. */
  static class Counting extends ReentrantLock {
    static int count;

    Counting() {
      count++;
    }
  }

  static class OfOwnLock {
    private final Lock lock = new Counting();
    private final String name = String.valueOf(8);

    String name() {
      // BUG: Diagnostic contains: Nothing else uses 'lock': remove it, too.$
      lock.lock();
      try {
        return name;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) {
    System.out.println(new OfObject().name() + new OfLock().name());
    System.out.println(new OfTwo().first() + new OfTwo().second());
    System.out.println(new Commented().name() + new Behind().name());
    System.out.println(new Shared().name() + new OfOwnLock().name() + Counting.count);
  }
}
