// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.ConstructorReads#*
package testdata;

import java.util.Properties;

/** Reads in a hot constructor that no field keeps. */
public class ConstructorReads {
  private final Properties settings;
  int size;

  ConstructorReads(Properties settings, int length) {
    this.settings = settings;
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
    if (length > Integer.parseInt(this.settings.getProperty("size"))) {
      throw new IllegalArgumentException();
    }
    // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
    int half = Integer.getInteger("limit") / 2;
    System.out.println(half);
  }

  void renew() {
    // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
    size = Integer.getInteger("size");
  }
}
