package testdata;

/** Later code goes on from the value that the first call sets. */
class Counted {
  private String log;
  private int next;
  private String trail;

  synchronized String log() {
    if (log == null) {
      log = "begin";
      log = log + ":";
    }
    return log;
  }

  synchronized void add(String line) {
    log += line;
  }

  synchronized int first() {
    if (next == 0) {
      next = 1000;
      next = next + 1;
    }
    return next;
  }

  synchronized int take() {
    next = next + 1;
    return next;
  }

  /** A hit changes the value, too. */
  synchronized String trail(String step) {
    if (trail == null) {
      trail = "";
    }
    trail += step;
    return trail;
  }
}
