package testdata;

import java.util.concurrent.atomic.AtomicReference;

/** Atomic references that are read first, or that each call changes. */
class Atomic {
  static class Checked {
    private final AtomicReference<String> name = new AtomicReference<>();

    String name() {
      String known = name.get();
      if (known != null) {
        return known;
      }
      synchronized (this) {
        if (name.get() == null) {
          name.set(String.valueOf(hashCode()));
        }
        return name.get();
      }
    }
  }

  static class Waiting {
    private final AtomicReference<String> name = new AtomicReference<>();

    String name(java.util.Queue<String> names) {
      for (; ; ) {
        synchronized (this) {
          String known = name.get();
          if (known != null) {
            return known;
          }
          String next = names.poll();
          if (next != null) {
            name.set(next);
            return next;
          }
        }
      }
    }
  }

  static class Latest {
    private final AtomicReference<String> name = new AtomicReference<>("");

    synchronized String replace(String next) {
      String last = name.get();
      if (last == null) {
        return next;
      }
      name.set(next);
      return last;
    }
  }
}
