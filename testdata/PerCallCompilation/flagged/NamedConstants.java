// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.NamedConstants*#*
package testdata;

import java.util.jar.JarFile;
import java.util.regex.Pattern;

/** Names that stay, names of constants that end in PATTERN, and arrays. */
public class NamedConstants {
  private static final String SCHEME_PATTERN = "a+b+";

  boolean isScheme(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.matches
    return text.matches(SCHEME_PATTERN);
  }

  String[] lines(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return text.split(Texts.CRLF);
  }

  /** The import stays. */
  String[] manifests(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return text.split(JarFile.MANIFEST_NAME);
  }

  Pattern[] addresses() {
    return new Pattern[] {
      // BUG: Diagnostic contains: WARNING ADVICE Pattern.compile compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.NamedConstants*#*. Compile it once, into a private static final Pattern. No fix is offered: a constant for the whole array is better than one for each element.$
      Pattern.compile("10[.].*"),
      // BUG: Diagnostic contains: WARNING ADVICE Pattern.compile
      Pattern.compile("192[.].*"),
    };
  }

  public static void main(String[] args) {
    NamedConstants constants = new NamedConstants();
    System.out.println(constants.isScheme("aabb"));
    System.out.println(constants.lines("a\r\nb").length);
    System.out.println(constants.manifests("aMETA-INF/MANIFEST.MFb").length);
    System.out.println(constants.addresses().length);
  }
}

class Texts {
  static final String CRLF = "\r\n";

  private Texts() {}
}
