package testdata;

/** Escapes stay as they are, where the concatenation can have them. */
public final class Escapes {
  static String spelled(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\uD83C\uDF7A " + s + " \0\101\60 \'" + 'x' + "\' \u00e9";
  }

  static String before(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\1" + s + "1\62 and \1%1" + s + "\n";
  }

  static String mixed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "A A " + s + " \\u0041 \n\n \u0007\u0007 %";
  }

  static String digits(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\u00012 2" + s;
  }

  static String backslash(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\t " + s + " \u0007";
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
