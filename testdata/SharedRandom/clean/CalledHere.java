// OPTIONS: -XepOpt:Uncontended:WholeModule=true -XepOpt:Uncontended:UnknownHeat=true
package testdata;

import java.util.Random;

/** Only cold code calls it, and other programs cannot. */
public class CalledHere {
  private static final Random RANDOM = new Random();
  static final int FIRST = next(30);

  private CalledHere() {}

  static int next(int bound) {
    return bound < 20 ? bound : RANDOM.nextInt(bound);
  }
}
