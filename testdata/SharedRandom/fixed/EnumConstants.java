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
    @Override
    int pick(int bound) {
      return ThreadLocalRandom.current().nextInt(bound);
    }
  };

  abstract int pick(int bound);

  int position(int bound) {
    return ThreadLocalRandom.current().nextInt(bound);
  }

  public static void main(String[] args) {
    System.out.println(ANY.pick(1) + " " + OTHER.pick(1));
  }
}
