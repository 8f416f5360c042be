package testdata;

/** What stands between the conversions. */
class Texts {
  private static final String ELSEWHERE = "élsewhere \u2192 %s";

  String percent(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + "% of 100%";
  }

  String percentBetween(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + "%" + s + "%%";
  }

  String lineEnds(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "a" + System.lineSeparator() + s + System.lineSeparator();
  }

  String lineEndFirst(int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return System.lineSeparator() + i;
  }

  String onlyLineEnd() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return System.lineSeparator();
  }

  String lineEndInText() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "end" + System.lineSeparator();
  }

  String onlyLineEndReceiver() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return System.lineSeparator().repeat(2);
  }

  String escapes(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\t\"" + s + "\"\n\\" + s + "\r\b\f\0\1771'";
  }

  String unicodeEscapes(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "\u00e9 \u2192 \\u0041 " + s;
  }

  String unicode(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "é → 😀 " + s + " 😀";
  }

  String elsewhere(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(ELSEWHERE, s);
  }

  String block(String s) {
    // BUG: Diagnostic contains: many escaped quotes
    return """
        one "line" \
        of %s""".formatted(s);
  }

  String blockWithEnd(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "line\t" + s + " \n";
  }

  String linesInLiteral(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "one\n" + s + "\n";
  }

  public static void main(String[] args) {
    Texts it = new Texts();
    print(it.percent("a") + it.percentBetween("b") + it.lineEnds("c") + it.lineEndFirst(1));
    print(it.onlyLineEnd() + it.lineEndInText() + it.onlyLineEndReceiver() + it.escapes("d"));
    print(it.unicodeEscapes("e") + it.unicode("f") + it.elsewhere("g"));
    print(it.block("h") + it.blockWithEnd("i") + it.linesInLiteral("j"));
  }

  static void print(String text) {
    text.chars().forEach(c -> System.out.print(c + " "));
    System.out.println(text);
  }
}
