// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.HotPauses#next
package testdata;

import java.util.function.LongSupplier;

/** The user knows that this pauses often. */
public class HotPauses {
  private final LongSupplier clock;
  private long last;

  public HotPauses(LongSupplier clock) {
    this.clock = clock;
  }

  // BUG: Diagnostic contains: WARNING ADVICE Thread.sleep() blocks
  public synchronized long next() throws InterruptedException {
    long now = clock.getAsLong();
    if (now < last) {
      Thread.sleep(last - now);
    }
    last = now;
    return now;
  }
}
