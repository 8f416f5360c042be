package testdata;

import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;

/** The lock of the draws also guards the creation of the generator, and nothing else. */
public class LockedCreation {
  static class OfClass {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'generator' is drawn under a lock that guards nothing else there
    private static Random generator = null;

    @GetMapping
    static synchronized long id(long bound) {
      if (null == generator) {
        generator = new Random(System.nanoTime());
      }
      return Math.floorMod(generator.nextLong(), bound);
    }
  }

  static class Explicit {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'jitter' is drawn under a lock
    private static Random jitter;
    private static final Lock LOCK = new ReentrantLock();

    @GetMapping
    long delay(long base) {
      LOCK.lock();
      try {
        if (jitter != null) {
          return base + jitter.nextInt(100);
        }
        jitter = new Random();
        return base + jitter.nextInt(100);
      } finally {
        LOCK.unlock();
      }
    }
  }

  /** Another method creates it, and one replaces it. */
  static class Started {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'dice' is drawn under a lock
    private Random dice;

    synchronized void start() {
      dice = new Random();
    }

    @GetMapping
    int[] roll(int count) {
      int[] rolled = new int[count];
      synchronized (this) {
        for (int i = 0; i < count; i++) {
          rolled[i] = dice.nextInt(6);
        }
      }
      return rolled;
    }
  }

  /** Callers draw without the lock. */
  static class HandedOut {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'shared' is a compare-and-set
    private static Random shared;

    @GetMapping
    static synchronized Random shared() {
      if (shared == null) {
        shared = new Random();
      }
      return shared;
    }
  }
}
