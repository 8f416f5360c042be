package testdata;

/** Tests without the lock that no code ever makes fail. */
class NeverSet {
  private volatile boolean loaded;
  private volatile String text;
  private Object done = null;
  private volatile int size;

  String text() {
    if (!loaded) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE No code ever sets 'loaded', so every call takes the monitor of this NeverSet and does the work again. Set 'loaded' where the work is done, as the last step of the section.
      synchronized (this) {
        if (!loaded) {
          text = load();
        }
      }
    }
    return text;
  }

  int size(String of) {
    if (done == null) {
      // BUG: Diagnostic contains: No code ever sets 'done'
      synchronized (this) {
        if (done == null) {
          size = of.length();
        }
      }
    }
    return size;
  }

  void forget() {
    loaded = false;
  }

  private static String load() {
    return "text of " + Thread.currentThread().getName();
  }
}
