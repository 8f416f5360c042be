package testdata;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What a fix may change. */
class Doubtful {
  interface Source {
    String load();
  }

  /** The line in the middle of the field's name is indented anew. */
  static class BrokenName {
    private static String name = "a";

    static String read(String none) {
      // BUG: Diagnostic contains: ADVICE
      synchronized (BrokenName.class) {
        if (BrokenName
            .name == null) {
          return none;
        }
        return BrokenName.name;
      }
    }

    static synchronized void load(Source source) {
      name = source.load();
    }
  }

  static class Paired {
    private volatile String name;
    private String owner;

    synchronized void load(Source source) {
      name = source.load();
      owner = "o";
    }

    synchronized String both() {
      return name + owner;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this Paired only to read 'name'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'name' volatile and read it without the lock, unless it matters that a writer changes 'name' together with other state under the lock.
    String name() {
      return name;
    }
  }

  static class PairedVolatile {
    private volatile String name;
    private String owner;

    synchronized void load(Source source) {
      name = source.load();
      owner = "o";
    }

    synchronized String both() {
      return name + owner;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this PairedVolatile only to read 'name'. Concurrent readers block each other, and wait while another thread holds the lock. 'name' is volatile: remove the lock, unless it matters that a writer changes 'name' together with other state under the lock.
    String name() {
      return name;
    }
  }

  static class Early {
    private volatile boolean running;

    synchronized void run(Source source) {
      running = true;
      source.load();
    }

    // BUG: Diagnostic contains: unless it matters that a writer calls other code under the lock once it has changed 'running'.
    boolean isRunning() {
      return running;
    }
  }

  static class Counted {
    private volatile int count;

    synchronized void add(Source source) {
      count += source.load().length();
    }

    // BUG: Diagnostic contains: unless it matters that 'count' is updated from its old value.
    int count() {
      return count;
    }
  }

  static class Mutable {
    private volatile List<String> list = new ArrayList<>();

    synchronized void load(Source source) {
      list = List.of(source.load());
    }

    synchronized void add(String text) {
      list.add(text);
    }

    // BUG: Diagnostic contains: unless it matters that the List may be changed under the lock.
    List<String> list() {
      return list;
    }
  }

  static class Visible {
    volatile String name;

    synchronized void load(Source source) {
      name = source.load();
    }

    // BUG: Diagnostic contains: unless it matters that code in other files may access 'name'.
    String name() {
      return name;
    }
  }

  static class Saved implements Serializable {
    private volatile String name;

    synchronized void load(Source source) {
      name = source.load();
    }

    // BUG: Diagnostic contains: unless it matters that the default serialVersionUID of Saved changes.
    String name() {
      return name;
    }
  }

  /** The change of the version does not hide what readers may see. */
  static class SavedTogether implements Serializable {
    private String first;
    private volatile String last;

    synchronized void load(Source source) {
      first = source.load();
      last = source.load();
    }

    // BUG: Diagnostic contains: unless it matters that the default serialVersionUID of SavedTogether changes, or that a writer changes 'last' together with other state under the lock.
    String last() {
      return last;
    }
  }

  static class CalledUnderLock {
    private volatile String name;

    synchronized void load(Source source) {
      if (name == null) {
        set(source.load());
      }
      source.load();
    }

    private void set(String value) {
      name = value;
    }

    // BUG: Diagnostic contains: unless it matters that a caller of the code that writes 'name' may hold the lock.
    String name() {
      return name;
    }
  }

  static class InLoop {
    private volatile String name;

    synchronized void load(Source source) {
      for (int i = 0; i < 2; i++) {
        name = source.load();
      }
    }

    // BUG: Diagnostic contains: unless it matters that a writer stores a value in 'name' that it replaces before it releases the lock.
    String name() {
      return name;
    }
  }

  static class Replaceable {
    private Object lock = new Object();
    private volatile String name;

    void load(Source source) {
      synchronized (lock) {
        name = source.load();
      }
    }

    String name() {
      // BUG: Diagnostic contains: unless it matters that 'lock' may be null or another lock, as it is not final.
      return name;
    }
  }
}
