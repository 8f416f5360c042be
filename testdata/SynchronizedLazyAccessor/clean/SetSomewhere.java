package testdata;

/** Tests without the lock that some code makes fail. */
class SetSomewhere {
  /** Some framework sets fields that have it. */
  @interface Injected {}

  private volatile boolean loaded;
  private volatile boolean closed;
  volatile boolean open;
  private volatile boolean on = true;
  @Injected private volatile Object injected;
  private volatile String text;

  String text() {
    if (!loaded) {
      synchronized (this) {
        if (!loaded) {
          text = load();
          loaded = true;
        }
      }
    }
    return text;
  }

  String unlessClosed() {
    if (!closed) {
      synchronized (this) {
        if (!closed) {
          text = load();
        }
      }
    }
    return text;
  }

  void close() {
    closed = true;
  }

  /** Code in other files may set it. */
  String unlessOpen() {
    if (!open) {
      synchronized (this) {
        if (!open) {
          text = load();
        }
      }
    }
    return text;
  }

  String unlessOn() {
    if (!on) {
      synchronized (this) {
        if (!on) {
          text = load();
        }
      }
    }
    return text;
  }

  String unlessInjected() {
    if (injected == null) {
      synchronized (this) {
        if (injected == null) {
          text = load();
        }
      }
    }
    return text;
  }

  private static String load() {
    return "text of " + Thread.currentThread().getName();
  }
}
