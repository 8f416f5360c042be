package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A final lock that the constructor sets before any other code can run, or does not. */
class LocksOfConstructors {
  private final Lock lock;
  private String name = "none";

  LocksOfConstructors() {
    lock = new ReentrantLock();
    rename("new");
  }

  String name() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    lock.lock();
    try {
      return name;
    } finally {
      lock.unlock();
    }
  }

  final void rename(String next) {
    lock.lock();
    try {
      name = next;
    } finally {
      lock.unlock();
    }
  }

  static class Later {
    private final Object lock;
    private int size;

    Later() {
      start();
      lock = new Object();
    }

    void start() {
      System.out.println("start");
    }

    int size() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes 'lock' only to read 'size'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'size' volatile and read it without the lock, unless it matters that code may run before 'lock' is set.
      synchronized (lock) {
        return size;
      }
    }

    void resize(int next) {
      synchronized (lock) {
        size = next;
      }
    }
  }

  static class OneOfTwo {
    private final Object lock;
    private int size;

    OneOfTwo(int size) {
      this.lock = new Object();
      resize(size);
    }

    OneOfTwo() {
      System.out.println(this);
      this.lock = new Object();
    }

    OneOfTwo(String size) {
      this(Integer.parseInt(size));
    }

    int size() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      synchronized (lock) {
        return size;
      }
    }

    final void resize(int next) {
      synchronized (lock) {
        size = next;
      }
    }
  }

  public static void main(String[] args) {
    LocksOfConstructors it = new LocksOfConstructors();
    it.rename(it.name() + "!");
    Later later = new Later();
    later.resize(later.size() + 1);
    System.out.println(it.name() + later.size() + new OneOfTwo("3").size());
  }
}
