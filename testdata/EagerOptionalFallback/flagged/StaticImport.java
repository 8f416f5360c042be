package testdata;

import static java.util.Objects.requireNonNullElse;

import java.util.Locale;

/** A method that was imported by its name: the other one is not. */
public class StaticImport {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static String imported(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return requireNonNullElse(given, slow("imported"));
  }

  static String cheap(String given) {
    return requireNonNullElse(given, "cheap");
  }

  public static void main(String[] args) {
    System.out.println(imported(null) + imported("given") + cheap(null) + cheap("given"));
  }
}
