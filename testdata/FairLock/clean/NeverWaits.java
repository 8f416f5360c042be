package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What finds them taken goes on without them, or waits only then. */
public class NeverWaits {
  private final ReentrantLock evicting = new ReentrantLock(true);
  private final Semaphore refreshes = new Semaphore(1, true);
  private final Map<String, Long> expiries = new ConcurrentHashMap<>();

  public boolean isFresh(String key, long now) {
    Long expiry = expiries.get(key);
    if (expiry == null && evicting.tryLock()) {
      try {
        expiries.values().removeIf(each -> each < now);
      } finally {
        evicting.unlock();
      }
    }
    return expiry != null;
  }

  public void refresh(String key, long now) {
    if (refreshes.tryAcquire()) {
      expiries.put(key, now);
      refreshes.release();
    }
  }

  /** A running thread takes it before those that wait. */
  public int size() {
    assert !evicting.isHeldByCurrentThread() && evicting.getQueueLength() == 0;
    if (!evicting.tryLock()) {
      evicting.lock();
    }
    try {
      return expiries.size();
    } finally {
      evicting.unlock();
    }
  }

  /** Sessions that are in use; who finds none left goes away. */
  static class Sessions {
    private final Semaphore left = new Semaphore(8, true);

    boolean open(int sessions) {
      return sessions == 1 ? left.tryAcquire() : left.tryAcquire(sessions);
    }

    void close() {
      left.release();
    }

    int closeAll() {
      return left.drainPermits();
    }
  }

  /** Waits only while suspended, when no thread finds a permit. */
  static class Suspension {
    private final Semaphore running = new Semaphore(100, true);
    private final boolean fails;

    Suspension(boolean fails) {
      this.fails = fails;
    }

    void enter() {
      if (running.tryAcquire()) {
        return;
      } else if (fails) {
        throw new IllegalStateException();
      }
      running.acquireUninterruptibly();
    }

    void leave() {
      running.release();
    }

    void suspend() {
      running.acquireUninterruptibly(100);
    }

    void resume() {
      running.release(100);
    }
  }

  /** Another test comes first, or the branch is the other one. */
  static class Tests {
    private final Lock lock = new ReentrantLock(true);
    private int count;

    int next(boolean isNew) {
      if (isNew || lock.tryLock()) {
        count++;
      } else {
        lock.lock();
      }
      lock.unlock();
      return count;
    }

    int last(boolean isNew) {
      if (!isNew && !(lock.tryLock())) {
        lock.lock();
      }
      lock.unlock();
      return count;
    }
  }
}
