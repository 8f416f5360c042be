// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.EarlierTests*#hot*
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tests before a section that do not show that it seldom runs. */
class EarlierTests {
  private final List<String> uris = new ArrayList<>();
  private final Map<String, String> known = new ConcurrentHashMap<>();
  private final Map<String, String> banned = new ConcurrentHashMap<>();
  private String address;
  private String last;
  private int removed;

  void set(String to) {
    address = to;
  }

  /** The address is mostly there, and stays. */
  boolean hotField(boolean isAnonymous) {
    boolean result = isAnonymous;
    if (!result && address != null) {
      // BUG: Diagnostic contains: It guards address, removed, uris.
      synchronized (uris) {
        result = uris.remove(address);
        removed++;
      }
    }
    return result;
  }

  boolean hotLeaves() {
    if (address == null) {
      return false;
    }
    // BUG: Diagnostic contains: It guards address, removed, uris.
    synchronized (uris) {
      removed++;
      return uris.remove(address);
    }
  }

  boolean hotElse() {
    if (address == null || address.isEmpty()) {
      return false;
    } else {
      // BUG: Diagnostic contains: It guards address, removed, uris.
      synchronized (uris) {
        removed++;
        return uris.remove(address);
      }
    }
  }

  /** Its own flag is tested for another branch only. */
  void hotReported(String name) {
    if (removed > 3) {
      System.out.println(removed);
    }
    // BUG: Diagnostic contains: It guards last, removed.
    synchronized (this) {
      removed++;
      last = name;
    }
  }

  /** Both the list and the one who adds are there. */
  boolean hotAdd() {
    if (uris != null && address != null) {
      // BUG: Diagnostic contains: It guards address, uris.
      synchronized (uris) {
        uris.add(address);
        return uris.contains("");
      }
    }
    return false;
  }

  /** One of the two may be there. */
  boolean hotEither() {
    String to = address;
    if (to == null || last == null) {
      // BUG: Diagnostic contains: It guards address, removed, uris.
      synchronized (uris) {
        removed++;
        return uris.remove(address);
      }
    }
    return false;
  }

  /** Another value may be missing. */
  boolean hotOther(String key) {
    String to = System.getProperty(key);
    if (to == null) {
      // BUG: Diagnostic contains: It guards address, removed, uris.
      synchronized (uris) {
        removed++;
        return uris.remove(address);
      }
    }
    return false;
  }

  boolean hotEitherReversed() {
    if (last == null || address == null) {
      // BUG: Diagnostic contains: It guards address, removed, uris.
      synchronized (uris) {
        removed++;
        return uris.remove(address);
      }
    }
    return false;
  }

  /** Leaves only where both are there. */
  boolean hotBoth() {
    if (address != null && last != null) {
      return false;
    }
    // BUG: Diagnostic contains: It guards address, removed, uris.
    synchronized (uris) {
      removed++;
      return uris.remove(address);
    }
  }

  /** The entry is mostly there. */
  void hotEntry(String name) {
    if (known.containsKey(name)) {
      // BUG: Diagnostic contains: It guards
      synchronized (uris) {
        removed++;
        uris.remove(known.get(name));
      }
    }
  }

  /** Another map has no such entry. */
  void hotOtherMap(String name) {
    if (!banned.containsKey(name)) {
      // BUG: Diagnostic contains: It guards
      synchronized (uris) {
        removed++;
        uris.remove(known.get(name));
      }
    }
  }

  void hotNoName(String name) {
    if (!name.isEmpty()) {
      // BUG: Diagnostic contains: It guards
      synchronized (uris) {
        removed++;
        uris.remove(known.get(name));
      }
    }
  }

  /** What was found is left there. */
  void hotKept(String name) {
    String value = known.get(name);
    if (value.equals("-")) {
      // BUG: Diagnostic contains: It guards
      synchronized (this) {
        removed++;
        uris.remove(known.get(name));
      }
    }
  }

  /** The listener runs later, and often. */
  void hotListen(List<Runnable> listeners) {
    if (address == null) {
      listeners.add(
          () -> {
            // BUG: Diagnostic contains: It guards
            synchronized (uris) {
              removed++;
              uris.remove(address);
            }
          });
    }
  }

  /** What is asked is only read. */
  void hotFirst() {
    if (!uris.isEmpty()) {
      // BUG: Diagnostic contains: It guards
      synchronized (this) {
        removed++;
        last = uris.get(0);
      }
    }
  }

  /** The callers test. */
  void run() {
    if (address != null) {
      hotCalled();
    }
  }

  // BUG: Diagnostic contains: It guards address, removed, uris.
  private synchronized void hotCalled() {
    removed++;
    uris.remove(address);
  }
}
