package testdata;

import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Generators that the first draw creates. */
public class CreatedOnce {
  // BUG: Diagnostic contains: WARNING ADVICE Every number from 'numbers'
  private static volatile Random numbers;

  // BUG: Diagnostic contains: WARNING ADVICE Every number from 'plain'
  private static volatile Random plain;

  @GetMapping
  static int number() {
    Random current = numbers;
    if (current == null) {
      synchronized (CreatedOnce.class) {
        current = numbers;
        if (current == null) {
          numbers = current = new Random();
        }
      }
    }
    return current.nextInt(10);
  }

  @GetMapping
  static int plain() {
    if (plain == null) {
      synchronized (CreatedOnce.class) {
        if (plain == null) {
          plain = new Random();
        }
      }
    }
    return plain.nextInt(10);
  }
}
