package testdata;

import static java.util.Objects.*;

import com.google.common.base.Objects;
import java.util.Locale;

/** Another class has the simple name. */
public class StaticImportOfAll {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static String imported(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return java.util.Objects.requireNonNullElseGet(given, () -> slow("imported"));
  }

  public static void main(String[] args) {
    System.out.println(imported(null) + imported("given") + Objects.equal("a", "b"));
  }
}
