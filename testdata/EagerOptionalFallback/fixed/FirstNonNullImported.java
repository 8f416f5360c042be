package testdata;

import com.google.common.base.Objects;
import java.util.Locale;

/** Imported by its name, beside another class Objects. */
public class FirstNonNullImported {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static String imported(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given != null ? given : java.util.Objects.requireNonNull(slow("imported"));
  }

  public static void main(String[] args) {
    System.out.println(imported(null) + imported("given") + Objects.equal("a", "b"));
  }
}
