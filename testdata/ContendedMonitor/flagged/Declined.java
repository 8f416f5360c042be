// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Declined*#hot*
package testdata;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sections whose pattern another rule knows, where that rule has a reason to be silent. */
class Declined {
  /** Other threads wait on the lock. */
  static class Subscription {
    private final Object lock = new Object();
    private int discarded;
    private int matched;

    int hotDiscarded() {
      // BUG: Diagnostic contains: wait for 'lock'. It guards discarded. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Declined*#hot*. This section only reads: read an immutable snapshot from a volatile field. Threads also wait on this lock or are woken by it, which needs it still.
      synchronized (lock) {
        return discarded;
      }
    }

    void drop(int count) {
      synchronized (lock) {
        discarded++;
        matched -= count;
        lock.notifyAll();
      }
    }

    void await(int count) throws InterruptedException {
      synchronized (lock) {
        while (matched > count) {
          lock.wait();
        }
        matched++;
      }
    }
  }

  /** Writers are as hot as the search. */
  static class Names {
    private final List<String> names = new ArrayList<>();

    // BUG: Diagnostic contains: This section only reads: read an immutable snapshot from a volatile field, or use a StampedLock or a read-write lock.
    synchronized boolean hotContains(String start) {
      for (String name : names) {
        if (name.startsWith(start)) {
          return true;
        }
      }
      return false;
    }

    // BUG: Diagnostic contains: Keep only the accesses of names, and of the objects in them, under the lock
    synchronized void hotAdd(String name) {
      names.add(name);
      names.remove("");
    }
  }

  /** Half of a long may be read without the lock. */
  static class Total {
    private long total;
    private String last;

    // BUG: Diagnostic contains: It guards total.
    synchronized long hotTotal() {
      return total;
    }

    synchronized void add(String name) {
      total += name.length();
      last = name + last;
    }
  }

  /** Subclasses do more. */
  static class Base {
    private Object value;

    // BUG: Diagnostic contains: It guards value. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Declined*#hot*. Test 'value' in a volatile field first, and take the lock only where it has to be set.
    synchronized Object hotValue() {
      if (value == null) {
        value = new Object();
      }
      return value;
    }
  }

  static class Derived extends Base {
    @Override
    Object hotValue() {
      return "";
    }
  }

  /** No code that runs often changes the number. */
  static class Settings {
    private int level;

    // BUG: Diagnostic contains: It guards level.
    synchronized int hotLevel() {
      return level;
    }

    synchronized void init(int by) {
      level += by;
    }
  }

  /** What other rules report. */
  static class OfOtherRules {
    private final SimpleDateFormat format = new SimpleDateFormat("yyyy");
    private final Map<String, String> upper = new HashMap<>();
    private Object first;
    private String name;

    String hotFormat(Date date) {
      synchronized (format) {
        return format.format(date);
      }
    }

    String hotFormatTrimmed(Date date) {
      synchronized (format) {
        String text = format.format(date);
        return text.trim();
      }
    }

    synchronized String hotUpper(String text) {
      String result = upper.get(text);
      if (result == null) {
        result = text.toUpperCase();
        upper.put(text, result);
      }
      return result;
    }

    synchronized Object hotFirst() {
      if (first == null) {
        first = new Object();
      }
      return first;
    }

    synchronized String hotName() {
      return name;
    }

    synchronized void setName(String name) {
      this.name = name;
    }
  }

  /** A lock of a number is reported once. */
  static class Counted {
    private int count;

    synchronized void hotAdd() {
      count++;
    }

    synchronized void hotRemove() {
      count--;
    }

    synchronized int hotCount() {
      return count;
    }
  }
}
