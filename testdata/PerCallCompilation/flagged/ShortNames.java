package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Names of methods that say nothing, and several patterns in one method. */
public class ShortNames {
  @GetMapping
  boolean e(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return s.matches("a|b") && s.length() == 1;
  }

  @GetMapping
  int f(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return s.split("[;,]").length;
  }

  @GetMapping
  String clean(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (s.matches("[a-z]+")) {
      return s;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    return s.replaceAll("[0-9]+", "");
  }

  @GetMapping
  boolean g(String s) {
    // BUG: Diagnostic contains: WARNING SAFE
    return Pattern.compile("x+y").matcher(s).find();
  }

  public static void main(String[] args) {
    ShortNames it = new ShortNames();
    for (String s : new String[] {"a", "c;d", "e1", "xxy"}) {
      System.out.println(it.e(s) + " " + it.f(s) + it.clean(s) + it.g(s));
    }
  }
}
