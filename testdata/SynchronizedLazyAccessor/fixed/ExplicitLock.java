package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Lazy fields under a lock that calls take. */
class ExplicitLock {
  private final Lock lock = new ReentrantLock();
  private volatile String text;

  String text() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String current = text;
    if (current != null) {
      return current;
    }
    lock.lock();
    try {
      if (text == null) {
        text = String.valueOf(lock);
      }
      return text;
    } finally {
      lock.unlock();
    }
  }

  /** The way out of the try would give back what was not taken. */
  static class Inside {
    private final Lock lock = new ReentrantLock();
    private String text;

    String text() {
      try {
        // BUG: Diagnostic contains: SUGGESTION ADVICE
        lock.lock();
        if (text == null) {
          text = String.valueOf(lock);
        }
        return text;
      } finally {
        lock.unlock();
      }
    }
  }

  static class Interruptible {
    private final Lock lock = new ReentrantLock();
    private String text;

    String text() throws InterruptedException {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      lock.lockInterruptibly();
      try {
        if (text == null) {
          text = String.valueOf(lock);
        }
        return text;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) {
    ExplicitLock object = new ExplicitLock();
    System.out.println(object.text().isEmpty());
    System.out.println(object.text().isEmpty());
  }
}
