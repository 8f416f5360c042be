package testdata;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/** Where a queue comes from, and what else happens to it. */
public class Orders {
  private final Queue<String> ofThis = new ConcurrentLinkedQueue<>();
  private final Queue<String> removed = new ConcurrentLinkedQueue<>();
  private final Queue<String> unordered = (Queue<String>) new ConcurrentLinkedQueue<String>();
  private final Queue<String> either;
  private final Queue<String> same;
  private final Queue<String> second;
  private Queue<String> later;
  final Queue<String> open = new ConcurrentLinkedQueue<>();

  public Orders(boolean isDeque) {
    either = isDeque ? new ConcurrentLinkedDeque<>() : new ConcurrentLinkedQueue<>();
    same = second = new ConcurrentLinkedQueue<>();
    later = new ConcurrentLinkedQueue<>();
  }

  public boolean search(String name) {
    boolean found = false;
    // BUG: Diagnostic contains: contains of a ConcurrentLinkedQueue visits its nodes one by one. Keep the elements in a concurrent set beside the queue, too,
    found |= this.ofThis.contains(name);
    // BUG: Diagnostic contains: and look them up there. Use a map of counts if equal elements can be in the queue.$
    found |= removed.contains(name);
    // BUG: Diagnostic contains: Keep the elements in a concurrent set beside the queue
    found |= open.contains(name);
    // BUG: Diagnostic contains: Keep the elements in a concurrent set, such as
    found |= unordered.contains(name);
    // BUG: Diagnostic contains: Keep the elements in a concurrent set beside the queue
    found |= later.contains(name);
    return found;
  }

  public String next() {
    return this.ofThis.poll() + removed.remove() + later;
  }

  public int sizes() {
    int sizes = 0;
    // BUG: Diagnostic contains: SUGGESTION SAFE size of a Concurrent
    if (!either.isEmpty()) {
      sizes++;
    }
    // BUG: Diagnostic contains: SAFE size of a ConcurrentLinkedQueue
    if (!same.isEmpty()) {
      sizes++;
    }
    // BUG: Diagnostic contains: SAFE size of a ConcurrentLinkedQueue visits its nodes one by one, since the queue has no counter. Use isEmpty()
    if (same.isEmpty()) {
      sizes++;
    }
    // BUG: Diagnostic contains: Count the elements
    if (same.size() >= 2 || 2 <= sizes) {
      sizes++;
    }
    return sizes;
  }

  public void drain(Executor executor) {
    executor.execute(
        () -> {
          // BUG: Diagnostic contains: Count the elements
          if (ofThis.size() > 100) {
            ofThis.clear();
          }
        });
  }

  private static boolean isLong(Queue<String> queue) {
    // BUG: Diagnostic contains: Count the elements
    return queue.size() > 10 && queue.peek() != null;
  }

  public boolean areLong() {
    return isLong(same) || isLong(second) || isLong(removed);
  }

  public static void main(String[] args) {
    Orders it = new Orders(true);
    System.out.println(it.sizes());
    it.either.add("a");
    it.same.add("a");
    System.out.println(it.sizes() + " " + it.search("a") + it.areLong());
    it.drain(Runnable::run);
  }
}
