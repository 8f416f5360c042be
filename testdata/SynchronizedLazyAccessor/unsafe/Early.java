package testdata;

import java.lang.ref.SoftReference;

/** Fields that other code may assign while they are initialized, and calls that leave them empty. */
class Early {
  /** The constructor of what a factory creates may register it before it is complete. */
  abstract static class BusFactory {
    protected static Bus defaultBus;

    abstract Bus createBus();

    static synchronized Bus getDefaultBus() {
      return getDefaultBus(true);
    }

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of the class BusFactory, although only a call that finds 'defaultBus' unset can initialize it. Concurrent callers block each other. Make 'defaultBus' volatile, read it once into a local variable, and take the lock only on a miss. First make sure that the initialization does not run possiblySetDefaultBus, which assigns 'defaultBus' before the new value is complete
    static synchronized Bus getDefaultBus(boolean createIfNeeded) {
      if (defaultBus == null && createIfNeeded) {
        defaultBus = newInstance().createBus();
      }
      if (defaultBus == null) {
        return null;
      }
      return defaultBus;
    }

    static boolean hasDefaultBus() {
      return getDefaultBus(false) != null;
    }

    static BusFactory newInstance() {
      return new BusFactory() {
        @Override
        Bus createBus() {
          return new Bus();
        }
      };
    }

    static synchronized boolean possiblySetDefaultBus(Bus bus) {
      if (defaultBus == null) {
        defaultBus = bus;
        return true;
      }
      return false;
    }
  }

  static class Bus {
    private final String name;

    Bus() {
      BusFactory.possiblySetDefaultBus(this);
      name = "bus";
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** What the function does is not known. */
  static class Supplied {
    private final java.util.function.Supplier<String> source;
    private volatile String value;

    Supplied(java.util.function.Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: which may run setValue
    String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = source.get();
        }
        return value;
      }
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** The initialization runs nothing that could assign the field. */
  static class Assigned {
    private volatile String value;

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Assigned, although only the first one initializes 'value'.
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

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** Only the section that delegates is entered without the lock. */
  static class Nested {
    private String value;

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Nested
    synchronized String value() {
      return find();
    }

    private synchronized String find() {
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class Soft {
    private SoftReference<String> reference;

    // BUG: Diagnostic contains: although only the first one, and the next after it was cleared, initializes 'reference'
    synchronized String text() {
      String text = reference == null ? null : reference.get();
      if (text == null) {
        text = "text";
        reference = new SoftReference<>(text);
      }
      return text;
    }
  }
}
