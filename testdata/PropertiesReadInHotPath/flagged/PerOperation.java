// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.PerOperation#*,testdata.PerOperation$Built#*
package testdata;

/** A class that is declared hot as a whole, and objects that its methods are shown to build. */
public class PerOperation {
  private final int size = Integer.getInteger("size");

  Object handle() {
    return new Built();
  }

  static class Built {
    // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
    final int length = Integer.getInteger("length");
  }

  int size() {
    return size;
  }
}
