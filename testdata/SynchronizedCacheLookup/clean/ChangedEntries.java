import java.util.Deque;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** An entry that is changed once it is found needs the lock on a hit, too. */
class ChangedEntries {
  private final Map<String, Set<String>> tasks = new HashMap<>();

  void register(String bean, Set<String> added) {
    synchronized (tasks) {
      Set<String> known = tasks.computeIfAbsent(bean, key -> new HashSet<>());
      known.addAll(added);
    }
  }

  /** A hit takes an object out of what it finds. */
  static class Pools {
    private final Map<String, Deque<Object>> pools = new HashMap<>();

    synchronized Object borrow(String key) {
      Deque<Object> pool = pools.get(key);
      if (pool == null) {
        pool = new ArrayDeque<>();
        pools.put(key, pool);
      }
      return pool.isEmpty() ? new Object() : pool.pop();
    }

    synchronized void giveBack(String key, Object pooled) {
      pools.get(key).push(pooled);
    }
  }
}
