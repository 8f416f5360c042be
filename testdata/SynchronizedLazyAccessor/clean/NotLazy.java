package testdata;

class NotLazy {
  /** Double-checked locking. */
  static class Checked {
    private volatile String name;

    String name() {
      String result = name;
      if (result == null) {
        synchronized (this) {
          result = name;
          if (result == null) {
            name = result = "a";
          }
        }
      }
      return result;
    }
  }

  /** Wrong, but hits take no lock. */
  static class Unsafe {
    private String name;

    String name() {
      if (name == null) {
        synchronized (this) {
          if (name == null) {
            name = "a";
          }
        }
      }
      return name;
    }
  }

  /** Those who miss leave with the lock. */
  static class Returning {
    private volatile String name;

    String name() {
      if (name == null) {
        synchronized (this) {
          if (name == null) {
            name = "a".trim();
          }
          return name;
        }
      }
      return name;
    }
  }

  static class Chosen {
    private volatile String name;

    String name() {
      return name != null ? name : create();
    }

    private synchronized String create() {
      if (name == null) {
        name = "a".trim();
      }
      return name;
    }
  }

  static class SlowMethod {
    private volatile String name;

    String name() {
      if (name == null) {
        create();
      }
      return name;
    }

    private synchronized void create() {
      if (name == null) {
        name = "a";
      }
    }
  }

  /** The hit does other work. */
  static class Working {
    private StringBuilder buffer;

    synchronized String append(String text) {
      if (buffer == null) {
        buffer = new StringBuilder();
      }
      buffer.append(text);
      return buffer.toString();
    }
  }

  /** The hit reads other state. */
  static class Compound {
    private String name;
    private int version;

    synchronized void bump() {
      version++;
      name = null;
      notifyAll();
    }

    synchronized String name() {
      if (name == null) {
        name = "a";
      }
      return name + version;
    }
  }

  static class Base {
    private String name;

    synchronized String name() {
      if (name == null) {
        name = "a";
      }
      return name;
    }
  }

  static class Overriding extends Base {
    @Override
    synchronized String name() {
      return "b" + super.name();
    }
  }

  /** Started once. */
  static class Service {
    private Thread thread;

    public synchronized void start() {
      if (thread == null) {
        thread = new Thread();
      }
    }
  }

  /** Entered with the lock. */
  static class Nested {
    private String name;
    private int calls;

    synchronized String call() {
      calls++;
      return name() + calls;
    }

    private synchronized String name() {
      if (name == null) {
        name = "a";
      }
      return name;
    }
  }

  /** Negative: to be counted anew. Each message changes the number. */
  static class Cursor {
    private final java.util.List<String> messages = new java.util.ArrayList<>();
    private int size = -1;

    synchronized int size() {
      if (size < 0) {
        size = messages.size();
      }
      return size;
    }

    synchronized void add(String message) {
      messages.add(message);
      size++;
    }
  }

  /** A flag beside the field, read before the lock, says that it is there. */
  static class Flagged {
    private static final java.util.concurrent.atomic.AtomicBoolean READY =
        new java.util.concurrent.atomic.AtomicBoolean();
    private static Flagged instance;
    private volatile boolean loaded;
    private String text;

    static Flagged get() {
      if (!READY.get()) {
        synchronized (Flagged.class) {
          if (instance == null) {
            instance = new Flagged();
            READY.set(true);
          }
        }
      }
      return instance;
    }

    String text() {
      if (!loaded) {
        synchronized (this) {
          if (text == null) {
            text = System.getProperty("text");
            loaded = true;
          }
        }
      }
      return text;
    }
  }

  /** Calls of a method with a computed argument, and through more methods than are followed. */
  static class Delegating {
    private String name;
    private String other;

    synchronized String name(String given) {
      return find(given.trim());
    }

    private String find(String given) {
      if (name == null) {
        name = given;
      }
      return name;
    }

    synchronized String other() {
      return first();
    }

    private String first() {
      return second();
    }

    private String second() {
      return third();
    }

    private String third() {
      if (other == null) {
        other = "a".trim();
      }
      return other;
    }
  }

  /** The lock is not released here, or another one is. */
  static class Begun {
    private final java.util.concurrent.locks.ReentrantLock first =
        new java.util.concurrent.locks.ReentrantLock();
    private final java.util.concurrent.locks.ReentrantLock second =
        new java.util.concurrent.locks.ReentrantLock();
    private String name;
    private String other;
    private int begun;

    String begin() {
      first.lock();
      try {
        if (name == null) {
          name = "a".trim();
        }
        return name;
      } finally {
        begun++;
      }
    }

    String handOver() {
      second.lock();
      try {
        if (other == null) {
          other = "a".trim();
        }
        return other;
      } finally {
        first.unlock();
      }
    }

    int end() {
      second.unlock();
      return begun;
    }
  }
}
