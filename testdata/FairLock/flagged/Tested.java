package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** Tests before a lock that say nothing of how often it is taken. */
public class Tested {
  // BUG: Diagnostic contains: every acquisition queues
  private final ReentrantLock lock = new ReentrantLock(true);

  private final boolean enabled;
  private int count;

  public Tested(boolean enabled) {
    this.enabled = enabled;
  }

  public void add(int number) {
    if (enabled) {
      lock.lock();
      try {
        if (number > 0) {
          count += number;
        }
      } finally {
        lock.unlock();
      }
    }
  }
}
