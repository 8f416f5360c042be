package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** Numbers that go round at an end that each caller passes. */
class EndsOfCallers {
  static class Sequence {
    private final ReentrantLock lock = new ReentrantLock();
    private int next;

    int next(int limit) {
      lock.lock();
      try {
        if (next >= limit) {
          next = 0;
        }
        return next++;
      } finally {
        lock.unlock();
      }
    }
  }

  static class Remainder {
    private int at;

    synchronized int next(int size) {
      at = (at + 1) % size;
      return at;
    }
  }
}
