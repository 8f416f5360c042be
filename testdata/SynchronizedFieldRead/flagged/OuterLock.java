package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Locks that callers hold, but not all of them, or not the same one. */
class OuterLock {
  /** Other code may have the object as a supplier. */
  static class Current implements Supplier<String> {
    private String current;

    Current(String current) {
      this.current = current;
    }

    // BUG: Diagnostic contains: 'current'
    @Override
    public synchronized String get() {
      return current;
    }
  }

  /** Each caller brings a lock. */
  static class Given {
    private String current;

    Given(String current) {
      this.current = current;
    }

    // BUG: Diagnostic contains: 'current'
    synchronized String current() {
      return current;
    }
  }

  private final Current current = new Current("none");
  private final Given given = new Given("none");
  private final List<String> seen = new ArrayList<>();

  synchronized void put(String value) {
    seen.add(value + current.get());
  }

  synchronized String get(String prefix) {
    return prefix + current.get() + seen.size();
  }

  String given(Object lock, String prefix) {
    synchronized (lock) {
      return prefix + given.current();
    }
  }

  /** The lock around is one of many. */
  static class Shared {
    private static final Object LOCK = new Object();
    private static String name = "none";

    synchronized String name() {
      // BUG: Diagnostic contains: 'name'
      synchronized (LOCK) {
        return name;
      }
    }

    static void rename(String newName) {
      synchronized (LOCK) {
        name = newName;
      }
    }
  }

  public static void main(String[] args) {
    OuterLock it = new OuterLock();
    it.put("a");
    Shared.rename(new Shared().name());
    System.out.println(it.get("b") + it.given("lock", "c"));
  }
}
