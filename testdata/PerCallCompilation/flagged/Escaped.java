// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Escaped#*
package testdata;

/** A name that is written with a Unicode escape is not replaced. */
public class Escaped {
  String plain(String text) {
    // BUG: Diagnostic contains: WARNING
    return text.replac\u0065All("ab", "-");
  }

  public static void main(String[] args) {
    System.out.println(new Escaped().plain("xaby"));
  }
}
