package testdata;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Collections that only construction writes, read under their own monitors. */
class OwnMonitors {
  private static final Set<Integer> WRAPPED =
      Collections.synchronizedSet(new HashSet<>(Arrays.asList(502, 503)));

  private final Set<String> plain = new HashSet<>();

  OwnMonitors(String... names) {
    plain.addAll(Arrays.asList(names));
  }

  static boolean isRetried(int code) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes 'WRAPPED' only to read 'WRAPPED'
    synchronized (WRAPPED) {
      return WRAPPED.contains(code);
    }
  }

  boolean isKnown(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes 'plain' only to read 'plain'
    synchronized (plain) {
      return plain.contains(name);
    }
  }
}
