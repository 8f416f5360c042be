// OPTIONS: --release 8 -XepOpt:Uncontended:HotMethods=testdata.Release8#*
package testdata;

import java.util.regex.Pattern;

public class Release8 {
  private static final Pattern AB_PATTERN = Pattern.compile("ab");

  private static final Pattern GRAPHEME_PATTERN = Pattern.compile("\\X+");

  String plain(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Release8#*. Compile it once
    return AB_PATTERN.matcher(text).replaceAll("-");
  }

  // JDK 8 does not know the construct: there the call fails, not the class.
  boolean grapheme(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE String.matches
    return GRAPHEME_PATTERN.matcher(text).matches();
  }

  public static void main(String[] args) {
    System.out.println(new Release8().plain("xaby") + new Release8().grapheme("a"));
  }
}
