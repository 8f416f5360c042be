package testdata;

import java.util.HashMap;
import java.util.Map;

/** The object in the field keeps what its getter returns: writers replace it. */
public class Snapshots {
  static final class Tide {
    private final Map<String, Integer> byHarbour;
    private String newest;

    Tide(Map<String, Integer> byHarbour, String name) {
      this.byHarbour = byHarbour;
      this.newest = name;
    }

    Map<String, Integer> byHarbour() {
      return byHarbour;
    }

    String newest() {
      if (newest == null) {
        throw new IllegalStateException("no tide yet");
      } else {
        return this.newest;
      }
    }
  }

  private volatile Tide tide = new Tide(new HashMap<>(), "none");

  public Map<String, Integer> byHarbour(String unused) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this Snapshots only to read 'tide'
    return tide.byHarbour();
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this Snapshots only to read 'tide'
  public String newest(boolean unused) {
    return tide.newest();
  }

  public synchronized void measure(Iterable<String> harbours) {
    Map<String, Integer> measured = new HashMap<>();
    for (String harbour : harbours) {
      measured.put(harbour, ask(harbour));
    }
    tide = new Tide(measured, "measured");
  }

  private static int ask(String harbour) {
    int sum = 0;
    for (char each : harbour.toCharArray()) {
      sum += each;
    }
    return sum;
  }
}
