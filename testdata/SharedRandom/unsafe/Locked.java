package testdata;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws under a lock that is there for the generator only. */
public class Locked {
  private static final Locked SHARED = new Locked();

  @GetMapping
  int slot(int n) {
    return ThreadLocalRandom.current().nextInt(n);
  }

  static class OwnMonitor {
    @GetMapping
    String text(int length) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < length; i++) {
        text.append((char) ('a' + ThreadLocalRandom.current().nextInt(26))).append("");
      }
      return text.toString();
    }
  }

  static class OfClass {
    private static final int BOUND = 3;

    @GetMapping
    static int draw(int[] all) {
      all[0] = Math.abs(ThreadLocalRandom.current().nextInt(BOUND));
      all[1] = ThreadLocalRandom.current().nextInt(BOUND);
      return all[0];
    }
  }

  static class Throttle {
    boolean admits(double chance) {
      return ThreadLocalRandom.current().nextDouble() < chance;
    }
  }

  static class Explicit {
    private final Lock lock = new ReentrantLock();

    @GetMapping
    int draw() {
      return ThreadLocalRandom.current().nextInt();
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
