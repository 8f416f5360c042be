package testdata;

/** The object takes a lock of its own. */
class LockedTwice {
  static class Values {
    private volatile String value = "a";

    public String get() {
      return value;
    }

    public synchronized void set(String other) {
      value = other;
    }
  }

  private static final Values VALUES = new Values();

  // BUG: Diagnostic contains: 'get' of 'VALUES' takes a lock itself: remove this one
  static String instance() {
    return VALUES.get();
  }

  static synchronized void setInstance(String other) {
    VALUES.set(other);
  }

  static class General {
    private volatile Object value = "a";

    public Object get() {
      return value;
    }

    public synchronized void set(Object other) {
      value = other;
    }
  }

  private static final General GENERAL =
      new General() {
        @Override
        public String toString() {
          return "general";
        }
      };

  // BUG: Diagnostic contains: 'get' of 'GENERAL' takes a lock itself: remove this one
  static String general() {
    return (String) GENERAL.get();
  }

  static class Journal {
    private final StringBuffer text = new StringBuffer();

    // BUG: Diagnostic contains: 'toString' of 'text' takes a lock itself: remove this one
    String text() {
      return text.toString();
    }

    synchronized void add(String line) {
      text.append(line).append(';');
    }
  }
}
