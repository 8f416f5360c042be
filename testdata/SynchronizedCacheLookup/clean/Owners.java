package testdata;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Tables of owners, times and states: what a miss stores is neither created nor computed. */
class Owners {
  enum State {
    STARTED
  }

  private final Map<String, Thread> holders = new HashMap<>();
  private final Map<String, Long> due = new HashMap<>();
  private final Map<String, Instant> seen = new HashMap<>();
  private final Map<String, State> states = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  synchronized boolean isMine(String file) {
    Thread holder = holders.get(file);
    if (holder == null) {
      holder = Thread.currentThread();
      holders.put(file, holder);
    }
    return holder == Thread.currentThread();
  }

  synchronized boolean isDue(String task, long period) {
    Long time = due.get(task);
    if (time == null) {
      due.put(task, System.nanoTime() + period);
      return false;
    }
    return time - System.nanoTime() < 0;
  }

  synchronized Instant firstSeen(String host) {
    Instant first = seen.get(host);
    if (first == null) {
      Instant now = Instant.now();
      seen.put(host, now);
      return now;
    }
    return first;
  }

  synchronized State state(String task) {
    State state = states.get(task);
    if (state == null) {
      states.put(task, State.STARTED);
      return State.STARTED;
    }
    return state;
  }

  synchronized String owner(String file) {
    String name = names.get(file);
    if (name == null) {
      name = Thread.currentThread().getName();
      names.put(file, name);
    }
    return name;
  }
}
