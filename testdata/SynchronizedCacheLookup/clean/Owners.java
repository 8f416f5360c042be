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
  private final Map<String, Integer> attempts = new HashMap<>();
  private final Map<String, Integer> balances = new HashMap<>();
  private final Map<String, Boolean> switches = new HashMap<>();

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

  /** The time is put together in steps. */
  synchronized boolean isDueSince(String task, long period, boolean isUrgent) {
    Long time = due.get(task);
    if (time == null) {
      long next = System.nanoTime();
      if (!isUrgent) {
        next = next + period;
      }
      due.put(task, next);
      return false;
    }
    return time - System.nanoTime() < 0;
  }

  synchronized int attempts(String host) {
    Integer count = attempts.get(host);
    if (count == null) {
      attempts.put(host, 1);
      return 1;
    }
    return count;
  }

  synchronized int balance(String account, int debt) {
    Integer balance = balances.get(account);
    if (balance == null) {
      Integer before = balances.put(account, -debt);
      return before == null ? -debt : before;
    }
    return balance;
  }

  synchronized boolean isOn(String name, boolean isOff) {
    Boolean isOn = switches.get(name);
    if (isOn == null) {
      switches.put(name, !isOff);
      return !isOff;
    }
    return isOn;
  }
}
