package testdata;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** Hits that take something out of the entry that they find need the lock. */
class TakenEntries {
  private final Map<String, Deque<StringBuilder>> idle = new HashMap<>();
  private final Map<String, Iterator<String>> hosts = new HashMap<>();

  synchronized StringBuilder borrow(String key) {
    Deque<StringBuilder> buffers = idle.get(key);
    if (buffers == null) {
      buffers = new ArrayDeque<>();
      idle.put(key, buffers);
    }
    return buffers.poll();
  }

  synchronized String host(String service) {
    Iterator<String> next = hosts.get(service);
    if (next == null) {
      next = Arrays.asList(service + "-a", service + "-b").iterator();
      hosts.put(service, next);
    }
    return next.next();
  }
}
