package testdata;

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
    return text.matches(WORD + "[0-9]*");
  }

  @GetMapping
  boolean third(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.matches("x" + LATER + Other.DIGIT + 'y' + 1);
  }

  private static final String LATER = "z*";

  public static void main(String[] args) {
    Sums it = new Sums();
    for (String text : new String[] {"ab12", "12", "xzz7y1", "x7y1", "x7y2", ""}) {
      System.out.println(it.first(text) + " " + it.third(text));
    }
  }
}
