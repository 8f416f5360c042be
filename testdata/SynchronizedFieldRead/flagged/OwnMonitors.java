package testdata;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Collections that only construction writes, read under their own monitors. */
class OwnMonitors {
  private final Set<String> plain = new HashSet<>();

  OwnMonitors(String... names) {
    plain.addAll(Arrays.asList(names));
  }

  boolean isKnown(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes 'plain' only to read 'plain'
    synchronized (plain) {
      return plain.contains(name);
    }
  }
}
