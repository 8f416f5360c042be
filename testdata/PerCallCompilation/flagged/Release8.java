// OPTIONS: --release 8
package testdata;

public class Release8 {
  String plain(String text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.replaceAll compiles the same regular expression on each call. Compile it once
    return text.replaceAll("ab", "-");
  }

  // JDK 8 does not know the construct: there the call fails, not the class.
  boolean grapheme(String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE String.matches
    return text.matches("\\X+");
  }

  public static void main(String[] args) {
    System.out.println(new Release8().plain("xaby") + new Release8().grapheme("a"));
  }
}
