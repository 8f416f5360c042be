// OPTIONS: --release 8 -XepOpt:Uncontended:HotMethods=testdata.Release8#*
package testdata;

public class Release8 {
  String plain(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Release8#*. Compile it once
    return text.replaceAll("ab", "-");
  }

  // JDK 8 does not know the construct: there the call fails, not the class.
  boolean grapheme(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE String.matches
    return text.matches("\\X+");
  }

  public static void main(String[] args) {
    System.out.println(new Release8().plain("xaby") + new Release8().grapheme("a"));
  }
}
