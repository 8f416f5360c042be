package testdata;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Seeds that nobody can use again to draw the same numbers. */
public class Clocks {
  // BUG: Diagnostic contains: WARNING
  private static final Random OF_BOTH = new Random((System.nanoTime() ^ 42) + 1);

  @GetMapping
  static String draw() {
    return ThreadLocalRandom.current().nextInt() < 0 | OF_BOTH.nextInt() < 0 ? "a" : "b";
  }

  public static void main(String[] args) {
    System.out.println(draw().length());
  }
}
