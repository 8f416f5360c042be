package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Caches that a queue bounds: while more keys are in use than they hold, they miss all the time. */
public class BoundedCaches {
  private final Map<String, Integer> lengths = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<String> keys = new ConcurrentLinkedQueue<>();

  public int inBranch(String name) {
    Integer length = lengths.get(name);
    if (length == null) {
      length = name.length();
      lengths.put(name, length);
      keys.add(name);
      // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedQueue
      while (keys.size() > 100) {
        lengths.remove(keys.poll());
      }
    }
    return length;
  }

  public int behindReturn(String name) {
    Integer length = lengths.get(name);
    if (length != null) {
      return length;
    }
    // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedQueue
    if (100 <= keys.size() && !name.isEmpty()) {
      evict();
    }
    lengths.put(name, name.length());
    register(name);
    return name.length();
  }

  private void evict() {
    String key = keys.poll();
    if (key != null) {
      lengths.remove(key);
    }
  }

  private void register(String name) {
    keys.offer(name);
  }

  static class Recent {
    private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();
    private final ConcurrentLinkedDeque<String> recent = new ConcurrentLinkedDeque<>();

    String text(String key) {
      if (!texts.containsKey(key)) {
        recent.addFirst(key);
        // BUG: Diagnostic contains: SUGGESTION ADVICE size of a ConcurrentLinkedDeque
        if (recent.size() > 10) {
          texts.remove(recent.removeLast());
        }
        texts.put(key, key.trim());
      }
      return texts.get(key);
    }
  }
}
