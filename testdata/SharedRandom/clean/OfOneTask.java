package testdata;

import java.util.Random;

/** A method makes the generator: no other thread need see it. */
public class OfOneTask {
  private Random random;

  public void prepare(int tasks) {
    random = new Random();
  }

  public int choose(int bound) {
    return random.nextInt(bound);
  }
}
