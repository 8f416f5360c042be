package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Expressions that are put together of constants. */
public class Sums {
  private static final String WORD = "[a-z]+";

  static class Other {
    static final String DIGIT = "[0-9]";
  }

  @GetMapping
  boolean first(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return FIRST_PATTERN.matcher(text).matches();
  }

  @GetMapping
  boolean third(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return THIRD_PATTERN.matcher(text).matches();
  }

  private static final String LATER = "z*";
  private static final Pattern FIRST_PATTERN = Pattern.compile(WORD + "[0-9]*");
  private static final Pattern THIRD_PATTERN = Pattern.compile("x" + LATER + "[0-9]" + 'y' + 1);

  public static void main(String[] args) {
    Sums it = new Sums();
    for (String text : new String[] {"ab12", "12", "xzz7y1", "x7y1", "x7y2", ""}) {
      System.out.println(it.first(text) + " " + it.third(text));
    }
  }
}
