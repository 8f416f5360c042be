package testdata;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What a fix may change. */
class Doubtful {
  static class Mutable {
    private volatile List<String> list;

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Mutable, although only the first one initializes 'list'. Concurrent callers block each other. Make 'list' volatile, read it once into a local variable, and take the lock only on a miss, unless it matters that the List may be changed under the lock.
    List<String> list() {
      List<String> current = list;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (list == null) {
          list = new ArrayList<>();
        }
        return list;
      }
    }
  }

  static class Reset {
    private volatile String name;

    // BUG: Diagnostic contains: unless it matters that 'name' is also assigned elsewhere.
    String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) {
          name = "a";
        }
        return name;
      }
    }

    synchronized void reset() {
      name = null;
    }
  }

  static class Shared {
    volatile String name;

    // BUG: Diagnostic contains: unless it matters that code in other files may access 'name'.
    String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) {
          name = "a";
        }
        return name;
      }
    }
  }

  static class Two {
    private volatile String name;
    private String other;

    // BUG: Diagnostic contains: unless it matters that the first call assigns other fields, too.
    String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) {
          other = "o";
          name = "a";
        }
        return name;
      }
    }

    @Override
    public String toString() {
      return other;
    }
  }

  static class Saved implements Serializable {
    private volatile String name;

    // BUG: Diagnostic contains: unless it matters that the default serialVersionUID of Saved changes.
    String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) {
          name = "a";
        }
        return name;
      }
    }
  }

  static class Flag {
    private volatile boolean initialized;
    private String value;

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Flag, although only the first one sets 'initialized'.
    void prepare() {
      if (initialized) {
        return;
      }
      synchronized (this) {
        if (initialized) {
          return;
        }
        value = "v";
        initialized = true;
      }
    }

    String value() {
      prepare();
      return value;
    }
  }
}
