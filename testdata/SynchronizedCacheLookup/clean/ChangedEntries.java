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
}
