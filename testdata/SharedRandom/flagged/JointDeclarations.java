package testdata;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Generators that stay, and why. */
public class JointDeclarations {
  // BUG: Diagnostic contains: ADVICE Every number from 'first'
  // BUG: Diagnostic contains: Use ThreadLocalRandom.current() in its place. First declare 'second' apart from the other fields of its declaration.$
  private static final Random first = new Random(), second = new Random();

  // BUG: Diagnostic contains: in its place. No fix is offered: 'shuffling' is used for more than to draw numbers.$
  private static final Random shuffling = new Random();

  // BUG: Diagnostic contains: in its place. No fix is offered: code out of sight may use 'seen'.$
  protected static final Random seen = new Random();

  @GetMapping("/")
  int draw(List<String> names) {
    Collections.shuffle(names, shuffling);
    return first.nextInt() + second.nextInt() + shuffling.nextInt() + seen.nextInt();
  }
}
