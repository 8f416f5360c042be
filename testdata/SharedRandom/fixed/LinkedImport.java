package testdata;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws as {@link Random} does, which still needs its import. */
public class LinkedImport {
  @GetMapping
  static int draw() {
    return ThreadLocalRandom.current().nextInt(1);
  }

  public static void main(String[] args) {
    System.out.println(draw());
  }
}
