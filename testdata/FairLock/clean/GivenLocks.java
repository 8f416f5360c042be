package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is given to a constructor, and that only shutdown acquires. */
class GivenLocks {
  private final Lock lock;
  private boolean closed;

  GivenLocks() {
    this(new ReentrantLock(true));
  }

  private GivenLocks(Lock lock) {
    this.lock = lock;
  }

  void close() {
    lock.lock();
    try {
      closed = true;
    } finally {
      lock.unlock();
    }
  }
}
