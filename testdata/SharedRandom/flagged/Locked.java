package testdata;

import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws under a lock that is there for the generator only. */
public class Locked {
  // BUG: Diagnostic contains: Use ThreadLocalRandom.current() without the lock, unless other code relies on what it sees after a thread has held the lock.$
  private final Random random = new Random();

  private static final Locked SHARED = new Locked();

  @GetMapping
  int slot(int n) {
    synchronized (this) {
      return random.nextInt(n);
    }
  }

  static class OwnMonitor {
    // BUG: Diagnostic contains: WARNING UNSAFE Every number from 'RANDOM' is drawn under a lock
    private static final Random RANDOM = new Random();

    @GetMapping
    String text(int length) {
      StringBuilder text = new StringBuilder();
      synchronized (RANDOM) {
        for (int i = 0; i < length; i++) {
          text.append((char) ('a' + RANDOM.nextInt(26))).append("");
        }
      }
      return text.toString();
    }
  }

  static class OfClass {
    // BUG: Diagnostic contains: WARNING UNSAFE Every number from 'RANDOM' is drawn under a lock
    private static final Random RANDOM = new Random();
    private static final int BOUND = 3;

    @GetMapping
    static int draw(int[] all) {
      synchronized (OfClass.class) {
        all[0] = Math.abs(RANDOM.nextInt(BOUND));
        all[1] = RANDOM.nextInt(BOUND);
      }
      return all[0];
    }
  }

  static class Throttle {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every number from 'random' is drawn under a lock
    private final Random random = new Random();

    synchronized boolean admits(double chance) {
      return random.nextDouble() < chance;
    }
  }

  static class Explicit {
    // BUG: Diagnostic contains: WARNING UNSAFE Every number from 'random' is drawn under a lock
    private final Random random = new Random();
    private final Lock lock = new ReentrantLock();

    @GetMapping
    int draw() {
      lock.lock();
      try {
        return random.nextInt();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Without the braces, the name would be declared twice. */
  static class WithName {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'random' is drawn under a lock
    private final Random random = new Random();

    @GetMapping
    int draw() {
      int sum = 1;
      synchronized (random) {
        int drawn = random.nextInt();
        sum += drawn;
      }
      int drawn = sum;
      return drawn;
    }
  }

  /** Who gets an object may share it. */
  private static <T> T shared(T object) {
    return object;
  }

  public static void main(String[] args) {
    System.out.println(SHARED.slot(1) + new OwnMonitor().text(2).length() + OfClass.draw(new int[2]));
    System.out.println(shared(new Throttle()).admits(2));
    System.out.println(shared(new Explicit()).draw() == shared(new WithName()).draw());
  }
}
