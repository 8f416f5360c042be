package testdata;

/** What other programs may call, whatever lock the other methods of the class hold. */
public class Siblings {
  private volatile String state = "";

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  public String state() {
    return state;
  }

  public synchronized void add(Iterable<String> parts) {
    for (String part : parts) {
      state = state() + part;
    }
  }
}
