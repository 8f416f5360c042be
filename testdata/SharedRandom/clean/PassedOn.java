package testdata;

import java.util.Random;

/** Generators of fields that have a seed, or that other code may set. */
public class PassedOn {
  private static final Random SEEDED = new Random(1);
  static Random open = new Random();
  private static final Random LATER = new Random();

  static void seed(long seed) {
    LATER.setSeed(seed);
  }

  static class Ids {
    private final Random random;

    Ids(Random random) {
      this.random = random;
    }

    int next() {
      return random.nextInt();
    }
  }

  static class Numbers {
    private final Random random;

    Numbers(Random random) {
      this.random = random;
    }

    int next() {
      return random.nextInt();
    }
  }

  static class Keys {
    private final Random random;

    Keys(Random random) {
      this.random = random;
    }

    int next() {
      return random.nextInt();
    }
  }

  static final Ids IDS = new Ids(SEEDED);
  static final Numbers NUMBERS = new Numbers(open);
  static final Keys KEYS = new Keys(LATER);

  static int id() {
    return IDS.next() + NUMBERS.next() + KEYS.next();
  }
}
