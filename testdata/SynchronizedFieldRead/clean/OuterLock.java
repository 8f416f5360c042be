package testdata;

import java.util.ArrayList;
import java.util.List;

/** The lock of the object that holds another one serializes all calls of that one. */
class OuterLock {
  interface Register {
    String current();
  }

  static class SingleRegister implements Register {
    private String current;

    SingleRegister(String current) {
      this.current = current;
    }

    @Override
    public synchronized String current() {
      return current;
    }
  }

  private final Register register = new SingleRegister("none");
  private final List<String> seen = new ArrayList<>();

  synchronized void put(String value) {
    seen.add(value + register.current());
  }

  synchronized String get(String prefix) {
    return prefix + register.current();
  }

  private final List<String> names = new ArrayList<>();
  private static final List<String> ALL = new ArrayList<>();

  synchronized String name(int i) {
    synchronized (names) {
      return names.get(i);
    }
  }

  synchronized void add(String name) {
    synchronized (names) {
      names.add(name);
    }
  }

  String last() {
    synchronized (ALL) {
      synchronized (names) {
        return names.get(0);
      }
    }
  }
}
