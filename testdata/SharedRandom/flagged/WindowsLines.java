package testdata;

import java.util.List;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Lines that end as on Windows: the empty line between the members stays. */
public class WindowsLines {
  private static final List<String> NAMES = List.of("a");
  // BUG: Diagnostic contains: WARNING UNSAFE
  private static final Random random = new Random();

  @GetMapping
  static String name() {
    return NAMES.get(random.nextInt(1));
  }

  public static void main(String[] args) {
    System.out.println(name());
  }
}
