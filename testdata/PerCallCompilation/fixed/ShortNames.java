package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Names of methods that say nothing, and several patterns in one method. */
public class ShortNames {
  private static final Pattern MATCH_PATTERN = Pattern.compile("a|b");

  private static final Pattern SPLIT_PATTERN = Pattern.compile("[;,]");

  private static final Pattern CLEAN_PATTERN = Pattern.compile("[a-z]+");

  private static final Pattern PATTERN = Pattern.compile("x+y");
  private static final Pattern CLEAN_REPLACE_PATTERN = Pattern.compile("[0-9]+");

  @GetMapping
  boolean e(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return MATCH_PATTERN.matcher(s).matches() && s.length() == 1;
  }

  @GetMapping
  int f(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return SPLIT_PATTERN.split(s).length;
  }

  @GetMapping
  String clean(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (CLEAN_PATTERN.matcher(s).matches()) {
      return s;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    return CLEAN_REPLACE_PATTERN.matcher(s).replaceAll("");
  }

  @GetMapping
  boolean g(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return PATTERN.matcher(s).find();
  }

  public static void main(String[] args) {
    ShortNames it = new ShortNames();
    for (String s : new String[] {"a", "c;d", "e1", "xxy"}) {
      System.out.println(it.e(s) + " " + it.f(s) + it.clean(s) + it.g(s));
    }
  }
}
