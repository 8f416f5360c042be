package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that one constructor creates for another one. */
class GivenLocks {
  private final Lock lock;
  private int size;

  GivenLocks() {
    // BUG: Diagnostic contains: every acquisition queues
    this(new ReentrantLock(true));
  }

  GivenLocks(Lock lock) {
    this(lock, 0);
  }

  private GivenLocks(Lock lock, int size) {
    this.lock = lock;
    this.size = size;
  }

  int add(int amount) {
    lock.lock();
    try {
      size += amount;
      return size;
    } finally {
      lock.unlock();
    }
  }
}
