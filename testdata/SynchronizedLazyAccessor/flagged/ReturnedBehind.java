package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** The field is returned behind the section that sets it. */
class ReturnedBehind {
  private Integer value;
  private Integer other;
  private Integer doubled;
  private Integer reset;
  private Integer early;
  private boolean ready;
  private String text;
  private int count;

  Integer value() {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every call takes the monitor of this ReturnedBehind
    synchronized (this) {
      if (value == null) {
        value = 3;
      }
    }
    return value;
  }

  Integer ofThis() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    synchronized (this) {
      if (this.other == null) {
        this.other = 4;
      }
    }

    // Nothing sets it again.
    return this.other;
  }

  /** What is returned is another value. */
  Integer doubled() {
    // BUG: Diagnostic contains: No fix is offered: the method does more than what it does under the lock.
    synchronized (this) {
      if (doubled == null) {
        doubled = 5;
      }
    }
    return doubled * 2;
  }

  /** Behind a reset, the field may be null where it is returned: that is so without the edit, too. */
  Integer reset() {
    // BUG: Diagnostic contains: UNSAFE
    synchronized (this) {
      if (reset == null) {
        reset = 6;
      }
    }
    return reset;
  }

  synchronized void clear() {
    reset = null;
  }

  /** A statement in front of the section. */
  Integer early() {
    count++;
    // BUG: Diagnostic contains: No fix is offered: the method does more than what it does under the lock.
    synchronized (this) {
      if (early == null) {
        early = 7;
      }
    }
    return early;
  }

  /** A flag tells whether there is a value. */
  String text() {
    // BUG: Diagnostic contains: ADVICE
    synchronized (this) {
      if (!ready) {
        text = "text" + count;
        ready = true;
      }
    }
    return text;
  }

  static class OfOther {
    private final ReentrantLock lock = new ReentrantLock();
    private final OfOther next = null;
    private Integer value;

    Integer value() {
      // BUG: Diagnostic contains: No fix is offered: the method does more than what it does under the lock.
      synchronized (this) {
        if (value == null) {
          value = 8;
        }
      }
      return next.value;
    }

    Integer locked() {
      // BUG: Diagnostic contains: ADVICE
      lock.lock();
      try {
        if (value == null) {
          value = 8;
        }
      } finally {
        lock.unlock();
      }
      return value;
    }
  }

  public static void main(String[] args) {
    ReturnedBehind it = new ReturnedBehind();
    System.out.println(it.value() + it.ofThis() + it.doubled() + it.reset() + it.early() + it.text());
    it.clear();
    System.out.println(it.value() + it.ofThis() + it.reset());
  }
}
