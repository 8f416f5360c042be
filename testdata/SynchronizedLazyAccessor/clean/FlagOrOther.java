package testdata;

/** What else is tested changes: the flag alone does not decide. */
class FlagOrOther {
  private boolean closed;
  private boolean paused;
  private String name;

  synchronized String name(String prefix) {
    if (closed || paused) {
      return prefix;
    }
    name = prefix + name;
    return name;
  }

  synchronized void close() {
    closed = true;
  }

  synchronized void pause(boolean paused) {
    this.paused = paused;
  }
}
