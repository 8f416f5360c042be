package testdata;

import java.util.ArrayList;
import java.util.List;

/** A flag that makes a hit throw is tested, too, and nothing else. */
class Guarded {
  private boolean closed;
  private boolean failed;
  private List<String> berths;
  private String harbour;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Guarded, although only the first one initializes 'harbour'
  synchronized String harbour(String name) {
    if (closed) {
      throw new IllegalStateException("closed");
    }
    if (harbour != null) {
      return harbour;
    }
    harbour = name.trim();
    return harbour;
  }

  // BUG: Diagnostic contains: For that, make 'closed', 'failed' volatile, too, and test them first.
  synchronized List<String> berths(int number) {
    if (closed || failed) {
      throw new IllegalStateException("closed");
    }
    if (berths == null) {
      berths = new ArrayList<>(number);
    }
    return berths;
  }

  synchronized void close() {
    closed = true;
  }

  synchronized void fail() {
    failed = true;
  }
}
