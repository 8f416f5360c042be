// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Literals#*
package testdata;

/** Expressions and replacements that stand for plain text, and some that do not. */
public class Literals {
  private static final String DOT = "\\.";
  private static final String PLAIN = "a-b";

  String dots(String text) {
    // BUG: Diagnostic contains: Use String.replace, which needs no pattern for plain text.$
    return text.replaceAll("\\.", "");
  }

  String escapes(String text) {
    // BUG: Diagnostic contains: Use String.replace
    return text.replaceAll("a\\$\\\\", "\\$\"\\\\");
  }

  String plain(String text) {
    // BUG: Diagnostic contains: Use String.replace
    return text.replaceAll(PLAIN, "\\$1");
  }

  /** The text of a constant is not the meaning of the expression. */
  String named(String text) {
    // BUG: Diagnostic contains: Compile it once, into a private static final Pattern.$
    return text.replaceAll(DOT, "-");
  }

  String digit(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text.replaceAll("\\d", "-");
  }

  String group(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text.replaceAll("\\.", "$0$0");
  }

  String first(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text.replaceFirst("\\.", "-");
  }

  /** Each call of a chain stays on its line. */
  String chain(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text
        .trim()
        .replaceAll("[^a-z0-9]", "-")
        .toLowerCase();
  }

  String shortChain(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text.trim()
        .replaceAll("^0+", "")
        .toLowerCase();
  }

  boolean matches(String text) {
    // BUG: Diagnostic contains: Compile it once
    return text.trim()
        .matches("^EU[0-9]+");
  }

  /** Names of what an expression matches. */
  String names(String text) {
    // BUG: Diagnostic contains: Compile it once
    String result = text.replaceAll("\\s+", " ");
    // BUG: Diagnostic contains: Compile it once
    result += text.replaceFirst("PING \\d+", "-");
    // BUG: Diagnostic contains: Compile it once
    result += text.replaceFirst("from (\\w+) to", "-");
    // BUG: Diagnostic contains: Compile it once
    return result + text.replaceFirst("\\p{Alpha}{2,3}", "-");
  }

  public static void main(String[] args) {
    Literals it = new Literals();
    for (String text : new String[] {" a.b-a$\\ a-b. ", "", "007 EU1", "EU12", "PING 12  from a to b"}) {
      System.out.println(it.dots(text) + it.escapes(text) + it.plain(text) + it.named(text));
      System.out.println(it.digit(text) + it.group(text) + it.first(text) + it.chain(text));
      System.out.println(it.shortChain(text) + it.matches(text) + it.names(text));
    }
  }
}
