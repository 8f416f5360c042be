package testdata;

import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** The imports of both generators go with their last uses, of which each fix replaces some. */
public class LastUse {
  @GetMapping
  static int draw() {
    // BUG: Diagnostic contains: WARNING SAFE Math.random() draws
    int sum = ThreadLocalRandom.current().nextInt(1) + (int) ThreadLocalRandom.current().nextDouble();
    // BUG: Diagnostic contains: WARNING SAFE Math.random() draws
    return sum + ThreadLocalRandom.current().nextInt(1) + (int) ThreadLocalRandom.current().nextDouble();
  }

  public static void main(String[] args) {
    System.out.println(draw());
  }
}
