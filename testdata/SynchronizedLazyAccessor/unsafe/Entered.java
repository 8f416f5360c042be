package testdata;

import java.util.function.Supplier;

/** Sections that some code enters without their lock. */
class Entered {
  static class ByTwoCallers {
    private volatile String value;
    private int calls;

    synchronized String one() {
      calls++;
      return helper() + calls;
    }

    String other() {
      return helper();
    }

    private String helper() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** The lambda runs later. */
  static class ByLambda {
    private volatile String value;
    private int calls;

    synchronized Supplier<String> later() {
      calls++;
      return helper();
    }

    private Supplier<String> helper() {
      return () -> value() + calls;
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** So does the helper that a reference names. */
  static class ByReference {
    private volatile String value;
    private int calls;

    synchronized Supplier<String> later() {
      calls++;
      return this::helper;
    }

    synchronized String now() {
      calls++;
      return helper();
    }

    private String helper() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** Others may call a method that is not private. */
  static class ByMethod {
    private volatile String value;
    private int calls;

    synchronized String call() {
      calls++;
      return helper() + calls;
    }

    String helper() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** The caller holds another monitor. */
  static class OfClass {
    private static int calls;
    private volatile String value;

    static synchronized String call(OfClass object) {
      calls++;
      return object.value() + calls;
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  static class OfOther {
    private int calls;

    synchronized String call(OfClass object) {
      calls++;
      return object.value() + calls;
    }
  }

  static class ByMethodOfFile {
    private volatile String value;
    private int calls;

    synchronized String call() {
      calls++;
      return helper() + calls;
    }

    String helper() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** More callers than are followed. */
  static class ByMany {
    private volatile String value;
    private int calls;

    synchronized String call() {
      calls++;
      return first() + calls;
    }

    private String first() {
      return second();
    }

    private String second() {
      return third();
    }

    private String third() {
      return fourth();
    }

    private String fourth() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** The objects of a local class are made later. */
  static class ByLocalClass {
    private volatile String value;
    private int calls;

    synchronized Supplier<Object> later() {
      calls++;
      class View {
        private final String text = value() + calls;

        @Override
        public String toString() {
          return text;
        }
      }
      return View::new;
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  static class ByLocalClassOfHelper {
    private volatile String value;
    private int calls;

    synchronized Supplier<Object> later() {
      calls++;
      return helper();
    }

    private Supplier<Object> helper() {
      class View {
        private final String text = value() + calls;

        @Override
        public String toString() {
          return text;
        }
      }
      return View::new;
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    private String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** The block is within a section, but runs later. */
  static class InLambda {
    private boolean ready;
    private int calls;

    synchronized Supplier<String> later() {
      calls++;
      return () -> {
        // BUG: Diagnostic contains: although only the first one sets 'ready'
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

  /** Only a method that nothing calls enters it. */
  static class Unused {
    private volatile String value;

    private String unused() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  static class UnusedFirst {
    private volatile String value;

    private String unused() {
      return value();
    }

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  /** The caller holds the monitor of an unrelated object. */
  static class Held {
    private volatile String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }
  }

  static class Holding {
    private int calls;

    synchronized String call(Held held) {
      calls++;
      return held.value() + calls;
    }
  }

  interface Container {
    Object mutex();
  }

  /** The two objects that calls return differ. */
  static class OfCalls {
    private int calls;
    private Object value;

    Object get(Container outer, Container inner) {
      synchronized (outer.mutex()) {
        calls++;
        // BUG: Diagnostic contains: although only the first one initializes 'value'
        synchronized (inner.mutex()) {
          if (value == null) {
            value = new Object();
          }
          return value;
        }
      }
    }

    synchronized int calls() {
      return calls;
    }
  }

  public static void main(String[] args) {
    ByTwoCallers two = new ByTwoCallers();
    System.out.println(two.one() + two.other());
    ByLambda lambda = new ByLambda();
    System.out.println(lambda.later().get() + lambda.later().get());
    ByReference reference = new ByReference();
    System.out.println(reference.later().get() + reference.now());
    ByMethod method = new ByMethod();
    System.out.println(method.call() + method.helper());
    System.out.println(new Unused().unused() + new Holding().call(new Held()));
    System.out.println(OfClass.call(new OfClass()));
    System.out.println(new ByMethodOfFile().call() + new ByMany().call());
    System.out.println(new ByLocalClass().later().get() + "" + new InLambda().later().get());
    System.out.println(new ByLocalClassOfHelper().later().get() + new UnusedFirst().value());
  }
}
