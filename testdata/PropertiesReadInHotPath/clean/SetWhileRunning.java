// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.SetWhileRunning#is*
package testdata;

/** System properties that the program itself changes while it runs. */
public class SetWhileRunning {
  private static final String TRACE = "app.trace";

  void setTrace(boolean on) {
    System.setProperty(TRACE, String.valueOf(on));
  }

  void forget() {
    System.clearProperty("app.level");
  }

  boolean isTraced() {
    return Boolean.getBoolean("app.trace");
  }

  boolean isDeep() {
    return Integer.getInteger("app.level", 0) > 3;
  }
}
