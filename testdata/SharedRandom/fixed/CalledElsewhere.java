// OPTIONS: -XepOpt:Uncontended:WholeModule=true -XepOpt:Uncontended:UnknownHeat=true
package testdata;

import java.util.concurrent.ThreadLocalRandom;

/** Only cold code of the module calls it, but other programs can, too. */
public class CalledElsewhere {
  static final int FIRST = next(10);

  private CalledElsewhere() {}

  public static int next(int bound) {
    return bound < 20 ? bound : ThreadLocalRandom.current().nextInt(bound);
  }

  public static void main(String[] args) {
    System.out.println(next(1) + next(20) / 20);
  }
}
