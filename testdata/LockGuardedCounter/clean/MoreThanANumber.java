package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class MoreThanANumber {
  interface Source {
    int next();
  }

  static class TwoNumbers {
    private int low;
    private int high;

    synchronized void add(int by) {
      low += by;
      high += by;
    }

    synchronized int sum() {
      return low + high;
    }
  }

  static class Bounded {
    private int count;

    synchronized boolean acquire() {
      if (count == 10) {
        return false;
      }
      count++;
      return true;
    }
  }

  static class Calling {
    private int count;

    synchronized void add(Source source) {
      count += source.next();
      notifyAll();
    }

    synchronized int count() {
      return count;
    }
  }

  static class Unlocked {
    private int count;

    synchronized void increment() {
      count++;
    }

    void reset() {
      count = 0;
    }
  }

  static class Signalled {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int count;

    void increment() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }

    Condition changed() {
      return changed;
    }
  }

  static class Tried {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }

    boolean tryIncrement() {
      if (!lock.tryLock()) {
        return false;
      }
      try {
        count++;
        return true;
      } finally {
        lock.unlock();
      }
    }
  }

  static class NeverUpdated {
    private int size;

    synchronized void resize(int to) {
      size = to;
    }

    @SuppressWarnings("SynchronizedFieldRead")
    synchronized int size() {
      return size;
    }
  }

  static class TwoSections {
    private int low;
    private int high;

    synchronized void addLow(int by) {
      low += by;
    }

    synchronized void addHigh(int by) {
      high += by;
    }
  }

  static class Floating {
    private double sum;

    synchronized void add(double by) {
      sum += by;
    }
  }

  static class ChosenLock {
    private int count;

    void increment(Object lock) {
      synchronized (lock) {
        count++;
      }
    }
  }

  static class Merged {
    private int count;

    synchronized void add(int by) {
      count += by;
    }

    synchronized void merge(Merged other) {
      count += other.count;
    }
  }

  /** The monitor of a subclass's object guards what the superclass has, too. */
  static class Names {
    private final List<String> names = new ArrayList<>();

    synchronized void add(String name) {
      names.add(name);
    }
  }

  static class CountedNames extends Names {
    private int count;

    synchronized void increment() {
      count++;
    }
  }

  static class HandedOver {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }

    boolean isBusy() {
      boolean isLocked = lock.isLocked();
      return isLocked;
    }
  }

  /** The lock comes from outside, where it may guard more. */
  static class GivenLock {
    private final ReentrantLock lock;
    private int count;

    GivenLock(ReentrantLock lock) {
      this.lock = lock;
    }

    void increment() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }
  }

  static class GivenMonitor {
    private final Object monitor;
    private int count;

    GivenMonitor(Object monitor) {
      this.monitor = monitor;
    }

    void increment() {
      synchronized (monitor) {
        count++;
      }
    }
  }
}
