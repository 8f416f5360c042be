// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Literals#*
package testdata;

import java.util.regex.Pattern;

/** Expressions and replacements that stand for plain text, and some that do not. */
public class Literals {
  private static final String DOT = "\\.";
  private static final String PLAIN = "a-b";
  private static final Pattern DOT_PATTERN = Pattern.compile(DOT);
  private static final Pattern DIGITS_PATTERN = Pattern.compile("\\d");
  private static final Pattern GROUP_PATTERN = Pattern.compile("\\.");
  private static final Pattern CHAIN_PATTERN = Pattern.compile("[^a-z0-9]");
  private static final Pattern SHORT_CHAIN_PATTERN = Pattern.compile("^0+");
  private static final Pattern EU_PATTERN = Pattern.compile("^EU[0-9]+");
  private static final Pattern RESULT_PATTERN = Pattern.compile("\\s+");
  private static final Pattern PING_PATTERN = Pattern.compile("PING \\d+");
  private static final Pattern NAMES_PATTERN = Pattern.compile("from (\\w+) to");
  private static final Pattern NAMES_REPLACE_PATTERN = Pattern.compile("\\p{Alpha}{2,3}");

  String dots(String text) {
    // BUG: Diagnostic contains: Use String.replace, which needs no pattern for plain text.$
    return text.replace(".", "");
  }

  String escapes(String text) {
    // BUG: Diagnostic contains: Use String.replace
    return text.replace("a$\\", "$\"\\");
  }

  String plain(String text) {
    // BUG: Diagnostic contains: Use String.replace
    return text.replace(PLAIN, "$1");
  }

  /** The text of a constant is not the meaning of the expression. */
  String named(String text) {
    // BUG: Diagnostic contains: Compile it once, into a private static final Pattern.$
    return DOT_PATTERN.matcher(text).replaceAll("-");
  }

  String digit(String text) {
    // BUG: Diagnostic contains: Compile it once
    return DIGITS_PATTERN.matcher(text).replaceAll("-");
  }

  String group(String text) {
    // BUG: Diagnostic contains: Compile it once
    return GROUP_PATTERN.matcher(text).replaceAll("$0$0");
  }

  String first(String text) {
    // BUG: Diagnostic contains: Compile it once
    return GROUP_PATTERN.matcher(text).replaceFirst("-");
  }

  /** Each call of a chain stays on its line. */
  String chain(String text) {
    // BUG: Diagnostic contains: Compile it once
    return CHAIN_PATTERN.matcher(text
        .trim())
        .replaceAll("-")
        .toLowerCase();
  }

  String shortChain(String text) {
    // BUG: Diagnostic contains: Compile it once
    return SHORT_CHAIN_PATTERN.matcher(text.trim())
        .replaceAll("")
        .toLowerCase();
  }

  boolean matches(String text) {
    // BUG: Diagnostic contains: Compile it once
    return EU_PATTERN.matcher(text.trim())
        .matches();
  }

  /** Names of what an expression matches. */
  String names(String text) {
    // BUG: Diagnostic contains: Compile it once
    String result = RESULT_PATTERN.matcher(text).replaceAll(" ");
    // BUG: Diagnostic contains: Compile it once
    result += PING_PATTERN.matcher(text).replaceFirst("-");
    // BUG: Diagnostic contains: Compile it once
    result += NAMES_PATTERN.matcher(text).replaceFirst("-");
    // BUG: Diagnostic contains: Compile it once
    return result + NAMES_REPLACE_PATTERN.matcher(text).replaceFirst("-");
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
