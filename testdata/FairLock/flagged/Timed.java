package testdata;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Threads queue for a lock if one place waits, even for a limited time. */
public class Timed {
  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
  private final Lock writing = new ReentrantLock(true);
  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
  private final Lock timed = new ReentrantLock(true);
  private int writes;

  public boolean write(int count) {
    if (count > 1 || !writing.tryLock()) {
      writing.lock();
    }
    try {
      writes += count;
      return true;
    } finally {
      writing.unlock();
    }
  }

  public boolean write(int count, long millis) throws InterruptedException {
    if (!timed.tryLock(millis, TimeUnit.MILLISECONDS)) {
      return false;
    }
    try {
      writes += count;
      return true;
    } finally {
      timed.unlock();
    }
  }
}
