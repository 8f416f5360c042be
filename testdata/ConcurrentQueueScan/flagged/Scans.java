package testdata;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;
import org.springframework.web.bind.annotation.GetMapping;

/** A cache that keeps its keys in the order of use, and other queues. */
public class Scans {
  private final int maxSize = 2;
  private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
  private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
  private final Queue<String> byInterface;
  private final Deque<String> deque = new ConcurrentLinkedDeque<>();
  private static final TransferQueue<String> TRANSFERS = new LinkedTransferQueue<>();
  private final Collection<String> passed;

  Scans() {
    this(new ConcurrentLinkedQueue<>());
  }

  private Scans(Collection<String> passed) {
    byInterface = new ConcurrentLinkedQueue<>();
    this.passed = passed;
  }

  @GetMapping
  String get(String key) {
    // BUG: Diagnostic contains: WARNING ADVICE size of a ConcurrentLinkedQueue visits its nodes one by one, since the queue has no counter. This place matters: reached from @GetMapping get(). Count the elements
    if (queue.size() < maxSize) {
      return cache.computeIfAbsent(key, k -> k);
    }
    // BUG: Diagnostic contains: WARNING ADVICE remove of a ConcurrentLinkedQueue visits its nodes one by one. This place matters: reached from @GetMapping get(). A set alone would lose the order
    if (queue.remove(key)) {
      queue.add(key);
    }
    return cache.get(key);
  }

  boolean isKnown(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE contains of a ConcurrentLinkedQueue visits its nodes one by one. Keep the elements in a concurrent set, such as ConcurrentHashMap.newKeySet(), or in a map: this code does not use their order. A set holds equal elements only once: use a map of counts if equal elements can be in the queue.$
    return byInterface.contains(key);
  }

  int emptiness() {
    int count = 0;
    // BUG: Diagnostic contains: WARNING SAFE size of a ConcurrentLinkedQueue
    if (queue.size() == 0) {
      count += 1;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    if (this.byInterface.size() > 0 && count > 0) {
      count += 2;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    if (0 != deque.size()) {
      count += 4;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    if (TRANSFERS.size() < 1 == true) {
      count += 8;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    if (1 <= deque.size()) {
      count += 16;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    if (deque
            // The deque.
            .size()
        <= 0) {
      count += 32;
    }
    // BUG: Diagnostic contains: WARNING ADVICE
    if (deque.size() /* not empty */ > 0) {
      count += 64;
    }
    // BUG: Diagnostic contains: WARNING ADVICE size of a ConcurrentLinkedQueue
    while (passed.size() > 1) {
      count += 128;
      // BUG: Diagnostic contains: WARNING ADVICE remove of
      passed.remove("a");
    }
    return count;
  }

  boolean last(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE removeLastOccurrence of a ConcurrentLinkedDeque
    return deque.removeLastOccurrence(key);
  }

  /** A subclass may override isEmpty(). */
  static boolean isEmpty(ConcurrentLinkedQueue<String> given) {
    // BUG: Diagnostic contains: Use isEmpty(), which looks at the first node only, unless the queue may be of a subclass that overrides it.$
    return given.size() == 0;
  }

  @GetMapping
  int size() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return queue.size();
  }

  @GetMapping
  int unrelated() {
    return new ArrayDeque<String>().size() + (isEmpty(queue) ? emptiness() : 0);
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Scans it = new Scans();
    System.out.println(it.emptiness());
    System.out.println(it.get("a") + it.get("b") + it.size() + it.unrelated());
    it.queue.add("a");
    it.byInterface.add("a");
    it.deque.add("a");
    TRANSFERS.add("a");
    it.passed.add("a");
    System.out.println(it.emptiness() + " " + it.isKnown("a") + it.last("a"));
    it.queue.add("b");
    System.out.println(it.get("a") + it.size() + it.emptiness() + it.unrelated());
  }
}
