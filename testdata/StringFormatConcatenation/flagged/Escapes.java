package testdata;

/** Escapes stay as they are, where the concatenation can have them. */
public final class Escapes {
  static String spelled(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("\uD83C\uDF7A %s \0\101\60 \'%s\' \u00e9", s, 'x');
  }

  static String before(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("\1%s1\62 and \1%%1%s\n", s, s);
  }

  static String mixed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("A \101 %s \\u0041 \012\n \7\07 %%", s);
  }

  static String digits(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("\1\62 2%s", s);
  }

  static String backslash(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("\u005ct %s \u0007", s);
  }

  public static void main(String[] args) {
    for (String text : new String[] {"a", null}) {
      System.out.println(
          (spelled(text) + before(text) + mixed(text) + digits(text) + backslash(text))
              .chars()
              .boxed()
              .toList());
    }
  }
}
