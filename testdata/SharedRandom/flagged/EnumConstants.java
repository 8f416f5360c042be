package testdata;

import java.util.Random;

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
    private final Random own = new Random();

    @Override
    int pick(int bound) {
      return own.nextInt(bound);
    }
  };

  // BUG: Diagnostic contains: SUGGESTION SAFE Every number from 'random'
  private final Random random = new Random();

  abstract int pick(int bound);

  int position(int bound) {
    return random.nextInt(bound);
  }

  public static void main(String[] args) {
    System.out.println(ANY.pick(1) + " " + OTHER.pick(1));
  }
}
