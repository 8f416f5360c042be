package testdata;

import com.google.common.base.MoreObjects;

/** Declarations that hide the class that a fix names, and the package that it is in. */
public class HiddenPackage {
  static class Objects {}

  static String localClass(String given) {
    class java {}
    // BUG: Diagnostic contains: ADVICE
    return MoreObjects.firstNonNull(given, "local".repeat(2)) + new java().hashCode() * 0;
  }

  static <java> String typeParameter(String given, java other) {
    // BUG: Diagnostic contains: ADVICE
    return MoreObjects.firstNonNull(given, "parameter".repeat(2));
  }

  static String qualified(String given) {
    // BUG: Diagnostic contains: SAFE
    return MoreObjects.firstNonNull(given, "qualified".repeat(2));
  }

  public static void main(String[] args) {
    System.out.println(localClass(null) + typeParameter(null, 1) + qualified(null));
  }
}
