package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Blocks in methods that do something else, too: a hit would leave it out. */
class Around {
  static class Tail {
    private final List<String> events = new ArrayList<>();
    private boolean started;

    void publish(String event) {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        if (!started) {
          System.setProperty("events", "started");
          started = true;
        }
      }
      events.add(event);
    }
  }

  static class Branch {
    private final List<String> events = new ArrayList<>();
    private boolean started;

    void publish(String event) {
      if (event != null) {
        // BUG: Diagnostic contains: ADVICE
        synchronized (this) {
          if (!started) {
            System.setProperty("events", "started");
            started = true;
          }
        }
        events.add(event);
      }
    }
  }

  static class Pass {
    private final List<String> events = new ArrayList<>();
    private boolean started;

    void publish(List<String> all) {
      for (String event : all) {
        // BUG: Diagnostic contains: ADVICE
        synchronized (this) {
          if (!started) {
            System.setProperty("events", "started");
            started = true;
          }
        }
        events.add(event);
      }
    }
  }

  /** The result follows the block. */
  static class Constant {
    private boolean ready;

    boolean prepare() {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        if (!ready) {
          System.setProperty("handlers", "testdata");
          ready = true;
        }
      }
      return true;
    }
  }

  static class Copied {
    private boolean loaded;
    private String name;

    String name() {
      String result;
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        if (!loaded) {
          name = "a".trim();
          loaded = true;
        }
        result = name;
      }
      return result;
    }
  }

  static class Function {
    private boolean ready;

    Supplier<String> handlers() {
      return () -> {
        // BUG: Diagnostic contains: ADVICE
        synchronized (this) {
          if (!ready) {
            System.setProperty("handlers", "testdata");
            ready = true;
          }
        }
        return System.getProperty("handlers");
      };
    }
  }

  /** A value is returned from within. */
  static class Inner {
    private volatile String name;

    String name(boolean named) {
      if (named) {
        // BUG: Diagnostic contains: SAFE
        String current = name;
        if (current != null) {
          return current;
        }
        synchronized (this) {
          if (name == null) {
            name = "a".trim();
          }
          return name;
        }
      }
      return "";
    }
  }

  /** The caller goes on. */
  static class Whole {
    private volatile boolean registered;

    private void register() {
      // BUG: Diagnostic contains: SAFE
      if (registered) {
        return;
      }
      synchronized (this) {
        if (!registered) {
          System.setProperty("handlers", "testdata");
          registered = true;
        }
      }
    }

    String handlers(String suffix) {
      register();
      return System.getProperty("handlers") + suffix;
    }
  }

  public static void main(String[] args) {
    Inner inner = new Inner();
    Whole whole = new Whole();
    for (int i = 0; i < 2; i++) {
      System.out.println(inner.name(true) + inner.name(false) + whole.handlers("b"));
    }
  }
}
