package testdata;

import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Local objects that one task uses. */
public class UsedByOneThread {
  private static final ExecutorService POOL = Executors.newCachedThreadPool();

  static class Dice {
    private final Random random = new Random();

    int roll() {
      return random.nextInt(6);
    }
  }

  static class Shuffler {
    private final Random random = new Random();

    int pick(int size) {
      return random.nextInt(size);
    }
  }

  static class Summer {
    private final Random random = new Random();

    int next() {
      return random.nextInt();
    }
  }

  public static void play(List<Integer> results) {
    Dice dice = new Dice();
    dice.roll();
    POOL.execute(() -> results.add(dice.roll()));
  }

  public static void each(List<Integer> results) {
    for (int i = 0; i < 3; i++) {
      Shuffler shuffler = new Shuffler();
      POOL.execute(() -> results.add(shuffler.pick(3)));
    }
  }

  public static int inOrder(List<String> names) {
    Summer summer = new Summer();
    int[] sum = {0};
    names.forEach(name -> sum[0] += summer.next());
    names.forEach(name -> sum[0] -= summer.next());
    return sum[0];
  }
}
