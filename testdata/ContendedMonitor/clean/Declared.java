// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Declared*#format,testdata.Declared*#refresh,testdata.Declared*#sum
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The work is outside of the lock, and what was left is an atomic number. */
class Declared {
  static class Formatting {
    private final AtomicInteger lines = new AtomicInteger();

    String format(String text) {
      return lines.incrementAndGet() + text.trim().toUpperCase();
    }
  }

  /** Hits do not take the lock. */
  static class Refreshed {
    private final List<String> names = new ArrayList<>();
    private volatile boolean isStale;

    void refresh(String name) {
      if (isStale) {
        synchronized (this) {
          if (isStale) {
            isStale = false;
            names.add(name);
            names.remove("");
          }
        }
      }
    }
  }

  /** The caller decides who contends. */
  static class Summing {
    private long sum;
    private long count;

    long sum(Object lock, long value) {
      synchronized (lock) {
        sum += value;
        count++;
        return sum / count;
      }
    }
  }
}
