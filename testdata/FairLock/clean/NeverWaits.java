package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What finds them taken goes on without them, or waits only then. */
public class NeverWaits {
  private final Lock evicting = new ReentrantLock(true);
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
    if (!evicting.tryLock()) {
      evicting.lock();
    }
    try {
      return expiries.size();
    } finally {
      evicting.unlock();
    }
  }
}
