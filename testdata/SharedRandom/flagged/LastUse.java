package testdata;

import static java.lang.Math.random;

import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** The imports of both generators go with their last uses, of which each fix replaces some. */
public class LastUse {
  // BUG: Diagnostic contains: WARNING SAFE Every number from 'first'
  private static final Random first = new Random();

  // BUG: Diagnostic contains: WARNING SAFE Every number from 'second'
  private static final Random second = new Random();

  @GetMapping
  static int draw() {
    // BUG: Diagnostic contains: WARNING SAFE Math.random() draws
    int sum = first.nextInt(1) + (int) random();
    // BUG: Diagnostic contains: WARNING SAFE Math.random() draws
    return sum + second.nextInt(1) + (int) random();
  }

  public static void main(String[] args) {
    System.out.println(draw());
  }
}
