// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.SetAtStart#is*
package testdata;

/** System properties that the program sets before it reads them, or others than it reads. */
public class SetAtStart {
  static {
    System.setProperty("app.depth", "3");
  }

  public static void main(String[] args) {
    System.setProperty("app.trace", args[0]);
    System.out.println(new SetAtStart().isTraced());
  }

  void other() {
    System.setProperty("app.other", "1");
  }

  boolean isTraced() {
    // BUG: Diagnostic contains: WARNING ADVICE Boolean.getBoolean
    return Boolean.getBoolean("app.trace");
  }

  boolean isDeep() {
    // BUG: Diagnostic contains: WARNING ADVICE Integer.getInteger
    return Integer.getInteger("app.depth", 0) > 3;
  }
}
