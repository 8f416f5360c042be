package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** Sections that are only entered while their lock is held. */
class Entered {
  /** The callers' callers hold it. */
  static class ByHelpers {
    private String value;
    private int calls;

    synchronized String call() {
      calls++;
      return first() + calls;
    }

    private String first() {
      return second();
    }

    private String second() {
      return value();
    }

    private synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class ByTwoCallers {
    private String value;
    private int calls;

    synchronized String one() {
      calls++;
      return helper() + calls;
    }

    synchronized String other() {
      calls--;
      return helper() + calls;
    }

    private String helper() {
      return value();
    }

    private synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class InBlock {
    private String value;
    private int calls;

    synchronized String call() {
      calls++;
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value + calls;
      }
    }
  }

  static class Directly {
    private String value;
    private int calls;

    synchronized String call() {
      calls++;
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** What follows the lock is read with it. */
  static class ByLock {
    private final ReentrantLock lock = new ReentrantLock();
    private String value;
    private int calls;

    String call() {
      lock.lock();
      int before = calls;
      try {
        calls = before + 1;
        return value();
      } finally {
        lock.unlock();
      }
    }

    private String value() {
      lock.lock();
      try {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      } finally {
        lock.unlock();
      }
    }
  }

  static class Base {
    private String value;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  /** A subclass's method locks the same object. */
  static class Derived extends Base {
    private int calls;

    synchronized String call() {
      calls++;
      return value() + calls;
    }
  }
}
