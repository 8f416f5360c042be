package testdata;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/** Local objects that several threads use. */
public class UsedByThreads {
  private static final ExecutorService POOL = Executors.newCachedThreadPool();

  static class Dice {
    int roll() {
      return ThreadLocalRandom.current().nextInt(6);
    }
  }

  static class Sampler {
    boolean takes() {
      return ThreadLocalRandom.current().nextInt(100) == 0;
    }
  }

  static class Jitter {
    long millis() {
      return ThreadLocalRandom.current().nextInt(100);
    }
  }

  public static void compete(List<String> players) {
    Dice dice = new Dice();
    new Thread(() -> players.set(0, "" + dice.roll())).start();
    new Thread(() -> players.set(1, "" + dice.roll())).start();
  }

  public static void sample(List<String> lines) {
    Sampler sampler = new Sampler();
    for (String line : lines) {
      POOL.execute(
          () -> {
            if (sampler.takes()) {
              System.out.println(line);
            }
          });
    }
  }

  public static long spread(int tasks) {
    Jitter jitter = new Jitter();
    return IntStream.range(0, tasks).parallel().mapToLong(task -> jitter.millis()).sum();
  }

  public static void main(String[] args) {
    System.out.println(spread(3) < 300);
  }
}
