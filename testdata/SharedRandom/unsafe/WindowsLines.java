package testdata;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Lines that end as on Windows: the empty line between the members stays. */
public class WindowsLines {
  private static final List<String> NAMES = List.of("a");

  @GetMapping
  static String name() {
    return NAMES.get(ThreadLocalRandom.current().nextInt(1));
  }

  public static void main(String[] args) {
    System.out.println(name());
  }
}
