package testdata;

import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Generators that a field holds before the object gets them. */
public class PassedOn {
  // BUG: Diagnostic contains: SUGGESTION ADVICE Every number from 'SHARED' is a compare-and-set on one seed
  private static final Random SHARED = new Random();

  public static class Ids {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every number from 'random' is a compare-and-set on one seed, which fails and is retried while other threads draw. Use ThreadLocalRandom.current(), unless other programs pass a generator with a seed.$
    private final Random random;

    public Ids(Random random) {
      this.random = Objects.requireNonNull(random);
    }

    public int next() {
      return random.nextInt();
    }
  }

  static final Ids IDS = new Ids(SHARED);

  static int id() {
    return IDS.next() + SHARED.nextInt();
  }

  static double part() {
    // BUG: Diagnostic contains: SUGGESTION SAFE Math.random() draws from one generator of the whole JVM
    return ThreadLocalRandom.current().nextDouble() * 0;
  }

  public static void main(String[] args) {
    System.out.println(part());
  }
}
