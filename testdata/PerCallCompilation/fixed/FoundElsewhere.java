package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** The file finds members of another class, which no constant of this one is. */
public class FoundElsewhere {
  private static final Pattern PLAIN_PATTERN = Pattern.compile("[0-9]+");

  @GetMapping
  static String plain(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return PLAIN_PATTERN.matcher(text).replaceAll("#");
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(plain("a1"));
    System.out.println(Thread.State.class.getDeclaredField("NEW").getName());
  }
}
