package testdata;

import java.util.concurrent.ThreadLocalRandom;

/** A constant is one object for all threads. */
public enum EnumConstants {
  ANY {
    @Override
    int pick(int bound) {
      return position(bound);
    }
  },
  OTHER {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every number from 'own'

    @Override
    int pick(int bound) {
      return ThreadLocalRandom.current().nextInt(bound);
    }
  };

  // BUG: Diagnostic contains: SUGGESTION SAFE Every number from 'random'

  abstract int pick(int bound);

  int position(int bound) {
    return ThreadLocalRandom.current().nextInt(bound);
  }

  public static void main(String[] args) {
    System.out.println(ANY.pick(1) + " " + OTHER.pick(1));
  }
}
