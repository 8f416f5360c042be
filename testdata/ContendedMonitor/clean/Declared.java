// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Declared*#format,testdata.Declared*#refresh,testdata.Declared*#sum,testdata.Declared$Missing#*
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  /** The sections run where a value is not there yet, or is to be changed. */
  static class Missing {
    private final List<String> names = new ArrayList<>();
    private final Map<String, String> known = new ConcurrentHashMap<>();
    private volatile String address;
    private volatile int runs;
    private long sum;

    void absent(String name) {
      if (address == null) {
        synchronized (this) {
          names.add(name + address);
          sum += names.size();
        }
      }
    }

    long present(String name) {
      String current = address;
      if (null != current) {
        return current.length();
      }
      synchronized (this) {
        names.add(name + address);
        sum += names.size();
        return sum;
      }
    }

    void noEntry(String name) {
      if (name.isEmpty() || !(known.containsKey(name))) {
        names.clear();
      } else {
        return;
      }
      if (!known.containsKey(name) && sum > 0) {
        synchronized (this) {
          names.add(known.get(name));
          sum += names.size();
        }
      }
    }

    void changed(String name) {
      if (runs < 3) {
        synchronized (this) {
          runs++;
          names.add(name);
        }
      }
    }

    void drained(List<String> to) {
      if (!names.isEmpty()) {
        synchronized (this) {
          to.addAll(names);
          names.clear();
          sum++;
        }
      }
    }

    String chosen(String name) {
      return address == null ? added(name) : name;
    }

    private synchronized String added(String name) {
      names.add(name + address);
      sum += names.size();
      return name;
    }
  }
}
