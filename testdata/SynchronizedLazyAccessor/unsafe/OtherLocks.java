package testdata;

import java.io.IOException;
import java.util.Objects;

/** The lock is what a call returns, or belongs to another object. */
class OtherLocks {
  interface Container {
    Object mutex();
  }

  static class Factory {
    private Object instance;

    Object create(Container container) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the object that mutex() returns, although only the first one initializes 'instance'.
      synchronized (container.mutex()) {
        if (instance == null) {
          instance = new Object();
        }
        return instance;
      }
    }
  }

  static class Getter {
    private final Object lock = new Object();
    private volatile Object instance;

    private Object lock() {
      return lock;
    }

    Object get() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Every call takes 'lock', although only the first one initializes 'instance'.
      Object current = instance;
      if (current != null) {
        return current;
      }
      synchronized (lock()) {
        if (Objects.isNull(instance)) {
          instance = new Object();
        }
        return instance;
      }
    }
  }

  /** A hit may also forget a failure. */
  static class Retried {
    interface Maker {
      Object make() throws IOException;
    }

    private Object made;
    private long failedUntil;

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Retried, although only the first one initializes 'made'.
    synchronized Object get(Maker maker) throws IOException {
      if (failedUntil != 0) {
        if (System.currentTimeMillis() < failedUntil) {
          throw new IllegalStateException("later");
        }
        failedUntil = 0;
      }
      if (made == null) {
        make(maker);
      }
      return made;
    }

    private void make(Maker maker) throws IOException {
      failedUntil = System.currentTimeMillis() + 1000;
      made = maker.make();
      failedUntil = 0;
    }
  }
}
