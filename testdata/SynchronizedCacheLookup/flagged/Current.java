package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** One value with its key or its time, in other shapes. */
class Current {
  static class ByName {
    private String last;
    private String text;

    // BUG: Diagnostic contains: Every call that finds 'text' up to date takes the monitor of this ByName, so concurrent calls block each other and wait for the thread that computes a new value. Keep 'last' and 'text' in one immutable object
    synchronized String text(String name) {
      if (name != last) {
        text = name.trim();
        last = name;
      }
      return text;
    }
  }

  /** The key is computed from the argument. */
  static class BySecond {
    private final ReentrantLock lock = new ReentrantLock();
    private long last;
    private String text = "";

    String text(long now) {
      // BUG: Diagnostic contains: Keep 'last' and 'text' in one immutable object
      lock.lock();
      try {
        long second = now / 1000;
        if (last == second) {
          return text;
        }
        return text = "at " + (last = second);
      } finally {
        lock.unlock();
      }
    }
  }

  /** One field is both shared and static. */
  static class OfClass {
    private static long last;
    private static String text = "";

    // BUG: Diagnostic contains: takes the monitor of the class OfClass
    static synchronized String text(long now) {
      if (now == last) {
        return text;
      }
      last = now;
      text = "at " + now;
      return text;
    }
  }

  static class Elapsed {
    private long computed;
    private String text = "";

    // BUG: Diagnostic contains: Keep 'computed' and 'text' in one immutable object
    synchronized String text() {
      long now;
      now = System.nanoTime();
      if (now - computed > 1000) {
        text = "at " + now;
        computed = now;
      }
      return text;
    }
  }

  interface Lease {
    boolean isOver();
  }

  interface Leases {
    Lease next();
  }

  static class Renewed {
    private final Leases leases;
    private Lease lease;

    Renewed(Leases leases) {
      this.leases = leases;
    }

    // BUG: Diagnostic contains: Make 'lease' volatile, read it once into a local variable
    synchronized Lease lease() {
      Lease found = lease;
      if (lease != null && !lease.isOver()) {
        return found;
      }
      lease = leases.next();
      return lease;
    }
  }
}
