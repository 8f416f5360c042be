// OPTIONS: -XepOpt:Uncontended:Profile=src/test/resources/measured/ContendedMonitor.profile -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.util.HashMap;
import java.util.Map;

/** Threads were measured waiting here. */
public class Measured {
  private final Map<String, String> names = new HashMap<>();
  private volatile boolean isStale;
  private long sum;
  private long count;

  // BUG: Diagnostic contains: Keep only the accesses of count, sum, and of the objects in them, under the lock, or split the state so that threads use different locks.$
  public synchronized void record(long value) {
    sum += value;
    count++;
  }

  /** Uses the CPU, and nobody waits for it. */
  public synchronized void busy(long value) {
    for (long i = 0; i < value; i++) {
      sum += i;
      count += i;
    }
  }

  public void refresh(String name) {
    if (isStale) {
      // BUG: Diagnostic contains: It guards isStale, names, sum. This place matters: blocked 55 s
      synchronized (this) {
        if (isStale) {
          isStale = false;
          names.put(name, name + sum);
          names.remove("");
        }
      }
    }
  }
}
