package testdata;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Queues that are scanned for each element of another collection, or of an array. */
public class LoopVariables {
  private final ConcurrentLinkedQueue<String> waiting = new ConcurrentLinkedQueue<>();

  public void join(String player) {
    waiting.add(player);
  }

  public String next() {
    return waiting.poll();
  }

  public int present(List<String> players) {
    int present = 0;
    for (String player : players) {
      // BUG: Diagnostic contains: contains of a ConcurrentLinkedQueue visits its nodes one by one
      if (waiting.contains(player)) {
        present++;
      }
    }
    return present;
  }

  public int leave(String... players) {
    int left = 0;
    for (String player : players) {
      // BUG: Diagnostic contains: remove of a ConcurrentLinkedQueue visits its nodes one by one
      if (waiting.remove(player)) {
        left++;
      }
    }
    return left;
  }
}
