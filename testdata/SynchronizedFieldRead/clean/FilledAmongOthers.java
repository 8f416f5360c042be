package testdata;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Other code adds to the collection, or has it. */
class FilledAmongOthers {
  private final Set<String> stop = new HashSet<>();
  private final Set<String> seen;
  private final Map<String, Integer> counts = new HashMap<>();
  private int number;
  private final Object[] parts = new Object[20];
  private final Other other = new Other();

  FilledAmongOthers(Set<String> seen) {
    this.seen = seen;
  }

  boolean isStop(String word) {
    synchronized (stop) {
      return stop.contains(word);
    }
  }

  void stop(String word) {
    synchronized (stop) {
      number++;
      stop.add(word);
      counts.merge(word, 1, Integer::sum);
    }
  }

  /** Whoever creates the object may add to it. */
  boolean isSeen(String word) {
    synchronized (stop) {
      return seen.contains(word);
    }
  }

  int all(String word) {
    synchronized (stop) {
      return number + counts.getOrDefault(word, 0) + parts.length + other.number;
    }
  }

  static class Other {
    int number;
  }
}
