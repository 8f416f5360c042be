package testdata;

/** Calls over several lines, and comments that stay. */
class Layout {
  String shortLines(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "short " + a + " " + b;
  }

  String longLines(String firstArgument, int secondArgument) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "the first argument is quite long: " + firstArgument + firstArgument
        + ", and the second one is even longer: " + secondArgument + "; that's it";
  }

  String longLine(String firstArgument, int secondArgument) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "the first argument is long: " + firstArgument + ", and the second one: " + secondArgument;
  }

  String manyArguments(String first, String second, String third, String fourth) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return first + " " + second + " " + third + " " + fourth + " " + 1 + " " + 2 + " " + 3 + " " + 45;
  }

  String argumentWithLines(String a, boolean b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (b
            ? a // the usual one
            : "none") + " with lines";
  }

  String commentsAround(String a) {
    // Before.
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return /* here */ "around " + a /* kept */ + 1 /* there */; // behind
  }

  String slashes(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "http://" + a + "/*///";
  }

  public static void main(String[] args) {
    Layout it = new Layout();
    System.out.println(it.shortLines("a", 1) + it.longLines("b", 2) + it.longLine("c", 3));
    System.out.println(it.manyArguments("1", "2", "3", null));
    System.out.println(it.argumentWithLines("d", true) + it.argumentWithLines("d", false));
    System.out.println(it.commentsAround("e") + it.slashes("f"));
  }
}
