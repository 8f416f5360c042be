package testdata;

import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws under a lock that each draw takes anyway, as far as the sources show. */
public class UnderLock {
  Random dice;
  private double limit;

  public UnderLock() {
    dice = new Random();
  }

  @GetMapping
  public synchronized boolean drops() {
    limit = Math.min(limit + 0.1, 1);
    return dice.nextDouble() < limit;
  }
}
