// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Declared*#record,testdata.Declared*#read,testdata.Declared*#format -XepOpt:Uncontended:TargetRuntime=21
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Sections that the team declares hot. */
class Declared {
  private final List<Long> values = new ArrayList<>();
  private long sum;

  // BUG: Diagnostic contains: WARNING ADVICE Threads that run this code at the same time wait for the monitor of this Declared. It guards sum, values. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Declared*#record. Keep only the accesses of sum, values, and of the objects in them, under the lock, or split the state so that threads use different locks. On JDK 21 to 23, a virtual thread that blocks inside pins its carrier thread; a ReentrantLock does not.
  synchronized void record(long value) {
    sum += value;
    values.add(value);
  }

  // BUG: Diagnostic contains: This section only reads: read an immutable snapshot from a volatile field
  synchronized double read() {
    return values.isEmpty() ? 0 : (double) sum / values.size();
  }

  static class Formatting {
    private final ReentrantLock lock = new ReentrantLock();
    private int lines;

    String format(String text) {
      // BUG: Diagnostic contains: These calls use no field of the object and can move out of the section: toUpperCase(), trim().
      lock.lock();
      try {
        lines += 1;
        return lines + text.trim().toUpperCase();
      } finally {
        lock.unlock();
      }
    }
  }

  /** What a method of the object returns is part of the state that the lock guards. */
  static class Window {
    private final Bucket[] buckets = {new Bucket(), new Bucket()};
    private int head;

    // BUG: Diagnostic contains: or split the state so that threads use different locks. On JDK 21
    synchronized void record(long value) {
      next().add(value);
      Bucket current = buckets[head];
      current.add(value);
    }

    private Bucket next() {
      head = (head + 1) % buckets.length;
      return buckets[head];
    }
  }

  static class Bucket {
    private long total;

    void add(long value) {
      total += value;
    }
  }
}
