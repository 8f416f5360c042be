package testdata;

import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Seeds with which the same numbers can be drawn again, and one that something else depends on. */
public class Days {
  private static final Random OF_DAY = new Random(System.currentTimeMillis() / 86_400_000L);
  private static final Random MASKED = new Random(System.nanoTime() & 0xFF);
  private static final Random CONSTANT = new Random(31 + 11);
  private static int created;
  private static final Random COUNTED = new Random(System.nanoTime() + created++);

  @GetMapping
  static int draw() {
    return OF_DAY.nextInt() + MASKED.nextInt() + COUNTED.nextInt() + CONSTANT.nextInt() + created;
  }
}
