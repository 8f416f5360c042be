// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.EarlierMisses*#*
package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sections that run only where a look without the lock has missed, in other forms. */
class EarlierMisses {
  private final List<String> names = new ArrayList<>();
  private final Deque<String> tasks = new ArrayDeque<>();
  private final Map<String, String> known = new ConcurrentHashMap<>();
  private volatile String address;
  private volatile int runs;
  private boolean enabled;
  private long sum;

  void enable(boolean enabled) {
    this.enabled = enabled;
  }

  void assigned(String name) {
    String current;
    current = address;
    if (current == null) {
      synchronized (this) {
        names.add(name + address);
        sum += names.size();
      }
    }
  }

  void copied(String name) {
    int before = runs;
    if (before < 3) {
      synchronized (this) {
        runs++;
        names.add(name);
      }
    }
  }

  void noEntry(String name) {
    if (enabled && !known.containsKey(name)) {
      synchronized (this) {
        names.add(known.get(name));
        sum += names.size();
      }
    }
  }

  void leftWithEntry(String name) {
    if (known.containsKey(name)) {
      return;
    }
    synchronized (this) {
      names.add(known.get(name));
      sum += names.size();
    }
  }

  void leftWithValue(String name) {
    if (address != null || name.isEmpty()) {
      return;
    }
    synchronized (this) {
      names.add(name + address);
      sum += names.size();
    }
  }

  void leftEmpty(String name) {
    if (name.isEmpty() || address != null) {
      return;
    }
    synchronized (this) {
      names.add(name + address);
      sum += names.size();
    }
  }

  void firstNull(String name) {
    if (address == null && !name.isEmpty()) {
      synchronized (this) {
        names.add(name + address);
        sum += names.size();
      }
    }
  }

  void noneOrNull(String name) {
    if (!known.containsKey(name) || known.get(name) == null) {
      synchronized (this) {
        names.add(known.get(name));
        sum += names.size();
      }
    }
  }

  private String address() {
    return address;
  }

  void byGetter(String name) {
    if (address() == null) {
      synchronized (this) {
        names.add(name + address);
        sum += names.size();
      }
    }
  }

  /** The section stores, or removes, what the test found. */
  void blank(String name) {
    String value = known.get(name);
    if (value.isEmpty()) {
      synchronized (this) {
        names.add(known.get(name));
        known.put(name, name.trim());
        sum++;
      }
    }
  }

  void expired(String name) {
    String value = known.get(name);
    if (value.equals("-")) {
      synchronized (this) {
        names.add(known.get(name));
        known.remove(name);
        sum++;
      }
    }
  }

  /** In a case of a switch. */
  void byKind(int kind, String name) {
    switch (kind) {
      case 1:
        if (address != null) {
          return;
        }
        synchronized (this) {
          names.add(name + address);
          sum += names.size();
        }
        break;
      default:
        known.clear();
    }
  }

  /** What the section takes out is what the test asks for. */
  void taken(List<String> to) {
    if (!tasks.isEmpty()) {
      synchronized (this) {
        to.add(tasks.poll());
        sum++;
      }
    }
  }

  static class Session {
    private volatile boolean stale;

    boolean isStale() {
      return stale;
    }

    boolean renew() {
      stale = !stale;
      return stale;
    }
  }

  /** A method that is called for what it does. */
  static class Renewing {
    private final Session session = new Session();
    private long renewals;
    private long last;

    void use(long now) {
      if (session.isStale()) {
        synchronized (this) {
          renewals++;
          last = now;
          session.renew();
        }
      }
    }
  }
}
