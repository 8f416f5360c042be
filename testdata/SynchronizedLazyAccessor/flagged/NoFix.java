package testdata;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Places where no edit is offered. */
class NoFix {
  static class Engine {
    void start() {}
  }

  static class Published {
    private Engine engine;

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Published, although only the first one initializes 'engine'. Concurrent callers block each other. Make 'engine' volatile, read it once into a local variable, and take the lock only on a miss. First make sure that the initialization assigns 'engine' last
    synchronized Engine engine() {
      if (engine == null) {
        engine = new Engine();
        engine.start();
      }
      return engine;
    }
  }

  static class Seen {
    private Integer size;

    // BUG: Diagnostic contains: ADVICE
    synchronized Integer size() {
      if (size == null) {
        System.out.println(List.of(size = 3, look()));
      }
      return size;
    }

    private int look() {
      return size();
    }

    int twice() {
      return size() * 2;
    }
  }

  static class Soft {
    private SoftReference<String> reference;

    // BUG: Diagnostic contains: ADVICE
    synchronized String text() {
      String text = reference == null ? null : reference.get();
      if (text == null) {
        text = "text";
        reference = new SoftReference<>(text);
      }
      return text;
    }
  }

  static class Delegating {
    private String name;

    // BUG: Diagnostic contains: ADVICE
    synchronized String name() {
      return find();
    }

    private String find() {
      if (name == null) {
        name = "a";
      }
      return name;
    }
  }

  static class DelegatingArguments {
    private String name;

    // BUG: Diagnostic contains: ADVICE
    synchronized String name(String given) {
      return find(given, "a");
    }

    private String find(String given, String suffix) {
      if (name == null) {
        name = given + suffix;
      }
      return name;
    }
  }

  static class DelegatingStatement {
    private String name;

    // BUG: Diagnostic contains: ADVICE
    synchronized void load() {
      fill();
    }

    private void fill() {
      if (name == null) {
        name = "a".trim();
      }
    }

    String name(String suffix) {
      load();
      return name + suffix;
    }
  }

  /** The inner method is only called with the lock. */
  static class DelegatingTwice {
    private String name;

    // BUG: Diagnostic contains: ADVICE
    synchronized String name() {
      return find();
    }

    private synchronized String find() {
      if (name == null) {
        name = "a".trim();
      }
      return name;
    }
  }

  /** The two methods take different locks. */
  static class DelegatingToClass {
    static String name;

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this DelegatingToClass
    synchronized String name() {
      return find();
    }

    // BUG: Diagnostic contains: Every call takes the monitor of the class DelegatingToClass
    static synchronized String find() {
      if (name == null) {
        name = "a".trim();
      }
      return name;
    }
  }

  static class PartOfMethod {
    private String prefix;

    String text(String word) {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        if (prefix == null) {
          prefix = "p";
        }
      }
      return prefix + word;
    }
  }

  static class Cleared {
    private Engine engine;

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Cleared, although only the first one, and the next after a reset, initializes 'engine'.
    synchronized Engine engine() {
      if (engine == null) {
        engine = new Engine();
      }
      return engine;
    }

    synchronized void clear() {
      engine = null;
    }
  }

  static class Number {
    private int size = -1;

    // BUG: Diagnostic contains: ADVICE
    synchronized int size() {
      if (size < 0) {
        size = 42;
      }
      return size;
    }
  }
}
