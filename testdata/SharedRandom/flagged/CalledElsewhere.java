// OPTIONS: -XepOpt:Uncontended:WholeModule=true -XepOpt:Uncontended:UnknownHeat=true
package testdata;

import java.util.Random;

/** Only cold code of the module calls it, but other programs can, too. */
public class CalledElsewhere {
  // BUG: Diagnostic contains: SAFE
  private static final Random RANDOM = new Random();

  static final int FIRST = next(10);

  private CalledElsewhere() {}

  public static int next(int bound) {
    return bound < 20 ? bound : RANDOM.nextInt(bound);
  }

  public static void main(String[] args) {
    System.out.println(next(1) + next(20) / 20);
  }
}
