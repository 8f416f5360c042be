package testdata;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Fields that comments link to: here {@link #letters}; not {@code #digits2}. */
public class NamedInComments {
  // BUG: Diagnostic contains: WARNING ADVICE Every number from 'letters'
  private static final Random letters = new Random();

  // BUG: Diagnostic contains: WARNING ADVICE Every number from 'signs'
  private static final Random signs = new Random();

  /**
   * Draws a letter, and a sign.
   *
   * @see #signs
   */
  @GetMapping
  static char letter() {
    return signs.nextBoolean() ? '-' : (char) ('a' + letters.nextInt(1));
  }

  @GetMapping
  static int digit() {
    return ThreadLocalRandom.current().nextInt(1);
  }

  public static void main(String[] args) {
    System.out.println(digit());
    System.out.println(letter() < 128);
  }
}
