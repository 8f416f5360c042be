package testdata;

import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws as {@link Random} does, which still needs its import. */
public class LinkedImport {
  // BUG: Diagnostic contains: WARNING SAFE Every number from 'random'
  private static final Random random = new Random();

  @GetMapping
  static int draw() {
    return random.nextInt(1);
  }

  public static void main(String[] args) {
    System.out.println(draw());
  }
}
