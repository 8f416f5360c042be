package testdata;

import java.util.HashMap;
import java.util.Map;

/** Nothing assigns the variable, whatever else the lock guards. */
class NeverAssigned {
  private static volatile Locks locks = new Locks();
  private static final Map<String, Locks> ALL = new HashMap<>();
  private static Locks last;

  // BUG: Diagnostic contains: SAFE This code takes the monitor of the class NeverAssigned only to read 'locks'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'locks' volatile (final may do: nothing assigns it after construction) and read it without the lock.
  static Locks locks() {
    return locks;
  }

  static synchronized void put(String name, Locks added) {
    ALL.put(name, added);
    last = added;
  }

  // BUG: Diagnostic contains: UNSAFE This code takes the monitor of the class NeverAssigned only to read 'last'.
  static synchronized Locks last() {
    return last;
  }

  static final class Locks {
    int count(String name) {
      return name.length();
    }
  }

  public static void main(String[] args) {
    put("a", locks());
    System.out.println(last().count("b") == locks().count("c"));
  }
}
