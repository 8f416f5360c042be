// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Declared*#format
package testdata;

import java.util.concurrent.atomic.AtomicInteger;

/** The work is outside of the lock, and what was left is an atomic number. */
class Declared {
  static class Formatting {
    private final AtomicInteger lines = new AtomicInteger();

    String format(String text) {
      return lines.incrementAndGet() + text.trim().toUpperCase();
    }
  }
}
