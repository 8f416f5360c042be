package testdata;

import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What replaces a deque, a size that only tells whether it is zero, and an order that is used. */
public class Deques {
  private final Deque<String> stack = new ConcurrentLinkedDeque<>();
  private final Queue<String> lines = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedDeque<String> recent = new ConcurrentLinkedDeque<>();

  public void push(String line) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedDeque visits its nodes one by one, since the queue has no counter. Count the elements in an AtomicInteger or LongAdder beside the deque, or use a LinkedBlockingDeque
    if (stack.add(line) && stack.size() >= 100) {
      String last;
      while ((last = stack.pollLast()) != null) {
        System.err.println(last);
      }
    }
  }

  public boolean add(String line) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedQueue visits its nodes one by one, since the queue has no counter. Use isEmpty(), which looks at the first node only.
    int before = lines.size();
    lines.add(line);
    return before > 0;
  }

  public int addAll(String line) {
    // BUG: Diagnostic contains: or use a LinkedBlockingQueue, which has a counter.
    int before = lines.size();
    lines.add(line);
    return before > 0 ? before : -1;
  }

  public void touch(String line) {
    // BUG: Diagnostic contains: A set alone would lose the order in which elements are polled or visited.
    recent.remove(line);
    recent.addFirst(line);
  }

  public String oldest() {
    return recent.pollLast();
  }

  /** A queue that measures itself. */
  public static class Bounded extends ConcurrentLinkedQueue<String> {
    @Override
    public boolean offer(String line) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedQueue visits its nodes
      return super.size() < 100 && super.offer(line);
    }
  }
}
