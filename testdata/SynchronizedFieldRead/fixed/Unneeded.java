package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks around what needs none, or around a lock that does as much. */
class Unneeded {
  /** The monitor is only ever taken around the read-write lock. */
  static class Slots {
    private final Map<String, String> nodes = new HashMap<>();
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();
    private final Lock r = rwl.readLock();
    private final Lock w = rwl.writeLock();

    // BUG: Diagnostic contains: UNSAFE This code takes the monitor of this Slots around a section that holds 'rwl' as a reader.
    synchronized String get(String key) {
      r.lock();
      try {
        return nodes.get(key);
      } finally {
        r.unlock();
      }
    }

    // BUG: Diagnostic contains: Readers share 'rwl', which already excludes writers: remove this lock, unless
    synchronized Map<String, String> all() {
      r.lock();
      try {
        return new HashMap<>(nodes);
      } finally {
        r.unlock();
      }
    }

    synchronized void put(String key, String value) {
      w.lock();
      try {
        nodes.put(key, value);
      } finally {
        w.unlock();
      }
    }

    void clear() {
      w.lock();
      try {
        nodes.clear();
      } finally {
        w.unlock();
      }
    }
  }

  static class Names {
    private final List<String> names = new ArrayList<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Object monitor = new Object();

    int size() {
      // BUG: Diagnostic contains: This code takes 'monitor' around a section that holds 'lock' as a reader.
      synchronized (monitor) {
        lock.readLock().lock();
        try {
          return names.size();
        } finally {
          lock.readLock().unlock();
        }
      }
    }

    void add(String name) {
      synchronized (monitor) {
        lock.writeLock().lock();
        try {
          names.add(name);
        } finally {
          lock.writeLock().unlock();
        }
      }
    }
  }

  /** No other thread sees the value of a thread local. */
  static class Barrier {
    private static class Flag extends ThreadLocal<Boolean> {
      @Override
      protected Boolean initialValue() {
        return false;
      }
    }

    private final Flag flag = new Flag();
    private final ThreadLocal<String> name = ThreadLocal.withInitial(() -> "none");
    private final ThreadLocal<Integer> depth = new ThreadLocal<>();

    boolean enter() {
      boolean before;
      // BUG: Diagnostic contains: UNSAFE This code takes 'flag' only to use the thread local 'flag'.
      synchronized (flag) {
        before = flag.get();
      }
      if (!before) {
        // BUG: Diagnostic contains: No other thread sees the value of a thread local: remove this lock, unless
        synchronized (flag) {
          flag.set(true);
        }
      }
      return before;
    }

    // BUG: Diagnostic contains: This code takes the monitor of this Barrier only to use the thread local 'name'.
    synchronized String name() {
      return name.get();
    }

    // BUG: Diagnostic contains: only to use the thread local 'depth'
    synchronized void leave(int level) {
      if (depth.get() == null) {
        depth.set(level);
      } else {
        depth.remove();
      }
    }
  }

  /** The lock of another object, for fields that never change. */
  static class Page {
    private final Arena arena;
    private final int elements;
    private final int size;
    private int available;
    private final StringBuilder log = new StringBuilder();

    Page(Arena arena, int elements, int size) {
      this.arena = arena;
      this.elements = elements;
      this.size = size;
      this.available = elements;
    }

    int elements() {
      // BUG: Diagnostic contains: UNSAFE This code takes 'lock' only to read 'elements'.
      arena.lock.lock();
      try {
        return elements;
      } finally {
        arena.lock.unlock();
      }
    }

    int bytes() {
      // BUG: Diagnostic contains: 'elements' is final: remove the lock
      synchronized (arena) {
        return elements * size;
      }
    }

    int available() {
      // BUG: Diagnostic contains: UNSAFE This code takes 'lock' only to read 'available'.
      arena.lock.lock();
      try {
        return available;
      } finally {
        arena.lock.unlock();
      }
    }

    void take() {
      arena.lock.lock();
      try {
        available--;
        log.append(available).append(';');
      } finally {
        arena.lock.unlock();
      }
    }

    // BUG: Diagnostic contains: SAFE This code takes the monitor of this Page only to read 'elements'.
    int rest(int used) {
      return elements * size - used;
    }
  }

  static class Arena {
    final ReentrantLock lock = new ReentrantLock();
  }

  public static void main(String[] args) {
    Page page = new Page(new Arena(), 3, 4);
    page.take();
    System.out.println(page.elements() + page.bytes() + page.available() + page.rest(2));
    Barrier barrier = new Barrier();
    System.out.println(barrier.enter() + barrier.name());
    System.out.println(barrier.enter());
    barrier.leave(2);
    Slots slots = new Slots();
    slots.put("a", "b");
    System.out.println(slots.get("a") + slots.get("b") + slots.all());
    Names names = new Names();
    names.add("a");
    System.out.println(names.size());
  }
}
