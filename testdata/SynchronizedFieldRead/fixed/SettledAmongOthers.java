package testdata;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Only construction writes the collection; the lock is there for other state. */
class SettledAmongOthers {
  private final Set<String> stop = new HashSet<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private int number;

  SettledAmongOthers(List<String> words) {
    stop.addAll(words);
  }

  boolean isStop(String word) {
    // BUG: Diagnostic contains: SUGGESTION SAFE This code locks on 'stop' only to read it
    return stop.contains(word);
  }

  void count(String word) {
    synchronized (stop) {
      number++;
      counts.merge(word, 1, Integer::sum);
    }
  }

  int all(String word) {
    synchronized (stop) {
      return number + counts.getOrDefault(word, 0);
    }
  }

  /** The monitor guards the counts. */
  static class Words {
    private final Set<String> stop;
    private final Map<String, Integer> counts = new HashMap<>();
    private int number;

    Words(List<String> words) {
      stop = new HashSet<>(words);
    }

    // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Words only to read 'stop'. Concurrent readers block each other, and wait while another thread holds the lock. Nothing writes to 'stop' after construction: remove the lock.$
    boolean isStop(String word) {
      return stop.contains(word);
    }

    synchronized void count(String word) {
      number++;
      counts.merge(word, 1, Integer::sum);
    }

    synchronized int all(String word) {
      return number + counts.getOrDefault(word, 0);
    }
  }

  public static void main(String[] args) {
    SettledAmongOthers it = new SettledAmongOthers(List.of("a"));
    it.count("b");
    System.out.println(it.isStop("a") + " " + it.isStop("b") + it.all("b"));
    Words words = new Words(List.of("a"));
    words.count("b");
    System.out.println(words.isStop("a") + " " + words.isStop("b") + words.all("b"));
  }
}
