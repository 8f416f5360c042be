package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The first block takes something out of the entry, or searches it. */
class UsedUnderLock {
  private final Map<String, Deque<String>> idle = new HashMap<>();
  private final Map<String, List<String>> routes = new HashMap<>();

  String borrow(String host) {
    String line = null;
    synchronized (idle) {
      Deque<String> lines = idle.get(host);
      if (lines != null) {
        line = lines.poll();
      }
    }
    if (line == null) {
      line = host + "!";
      synchronized (idle) {
        idle.put(host, new ArrayDeque<>());
      }
    }
    return line;
  }

  @SuppressWarnings("SynchronizedFieldRead")
  String route(String host, String prefix) {
    synchronized (routes) {
      List<String> known = routes.get(host);
      if (known != null) {
        for (String each : known) {
          if (each.startsWith(prefix)) {
            return each;
          }
        }
      }
    }
    synchronized (routes) {
      routes.put(host, new ArrayList<>());
    }
    return prefix;
  }
}
