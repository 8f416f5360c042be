package testdata;

import java.util.HashMap;
import java.util.Map;

/** What creates an entry reads what other code changes under the lock: a miss needs it. */
class ComputedFromState {
  private final Map<String, String> changes = new HashMap<>();
  private String older = "";
  private String newer = "";

  synchronized void update(String next) {
    changes.clear();
    older = newer;
    newer = next;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'changes' takes the monitor of this ComputedFromState, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only on a miss, which reads 'newer': other code changes that under the lock.
  synchronized String change(String type) {
    return changes.computeIfAbsent(type, key -> older + newer + key);
  }
}
