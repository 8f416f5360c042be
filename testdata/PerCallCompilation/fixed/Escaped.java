// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Escaped#*
package testdata;

import java.util.regex.Pattern;

/** A name that is written with a Unicode escape is not replaced. */
public class Escaped {
  private static final Pattern AB_PATTERN = Pattern.compile("ab");

  String plain(String text) {
    // BUG: Diagnostic contains: WARNING
    return AB_PATTERN.matcher(text).replaceAll("-");
  }

  public static void main(String[] args) {
    System.out.println(new Escaped().plain("xaby"));
  }
}
