// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.EarlierTests*#hot*
package testdata;

import java.util.ArrayList;
import java.util.List;

/** Tests before a section that do not show that it seldom runs. */
class EarlierTests {
  private final List<String> uris = new ArrayList<>();
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
