package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Maps that one thread has for itself. */
class LocalMaps {
  private static final ThreadLocal<ConcurrentHashMap<String, String>> OWN =
      ThreadLocal.withInitial(ConcurrentHashMap::new);

  /** Holds a map that is not shared as long as its owner is not. */
  static class Context {
    final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();
  }

  static Map<String, List<String>> grouped(List<String> names) {
    Map<String, List<String>> groups = new ConcurrentHashMap<>();
    for (String name : names) {
      groups.computeIfAbsent(name.substring(1), k -> new ArrayList<>()).add(name);
    }
    return groups;
  }

  static Map<String, List<String>> byLambda(List<String> names) {
    ConcurrentMap<String, List<String>> groups = new ConcurrentHashMap<>();
    names.forEach(name -> groups.computeIfAbsent(name, k -> new ArrayList<>()).add(name));
    names.stream().filter(n -> groups.computeIfAbsent(n, k -> new ArrayList<>()).isEmpty()).count();
    Runnable runnable = () -> groups.computeIfAbsent("run", k -> new ArrayList<>());
    runnable.run();
    new Object() {
      void run() {
        groups.computeIfAbsent("object", k -> new ArrayList<>());
      }
    }.run();
    return groups;
  }

  static String copied(Map<String, String> texts, String key) {
    ConcurrentHashMap<String, String> copy = new ConcurrentHashMap<>(texts);
    return copy.computeIfAbsent(key, k -> "copied")
        + new ConcurrentHashMap<String, String>().computeIfAbsent(key, k -> "new");
  }

  static String twice(String key, boolean again) {
    ConcurrentHashMap<String, String> map = null;
    map = new ConcurrentHashMap<>();
    if (again) {
      map = new ConcurrentHashMap<>(4);
    }
    return map.computeIfAbsent(key, k -> "twice");
  }

  static String made(String key) {
    ConcurrentHashMap<String, String> map = newMap();
    ConcurrentHashMap<String, String> collected =
        Stream.of(key)
            .collect(Collectors.toMap(k -> k, k -> k, (a, b) -> a, ConcurrentHashMap::new));
    return map.computeIfAbsent(key, k -> "made") + collected.computeIfAbsent(key, k -> "all");
  }

  private static ConcurrentHashMap<String, String> newMap() {
    return new ConcurrentHashMap<>();
  }

  static String ofThread(String key) {
    ConcurrentHashMap<String, String> mine = OWN.get();
    return mine.computeIfAbsent(key, k -> "mine") + OWN.get().computeIfAbsent(key, k -> "own");
  }

  static String ofContext(String key) {
    Context context = new Context();
    return context.texts.computeIfAbsent(key, k -> "context");
  }

  static String helped(Collection<String> names) {
    ConcurrentHashMap<String, String> result = new ConcurrentHashMap<>();
    for (String name : names) {
      fill(result, name);
    }
    return result.toString();
  }

  private static void fill(ConcurrentHashMap<String, String> target, String name) {
    target.computeIfAbsent(name, k -> "filled");
  }

  static Map<String, List<String>> accumulated(Stream<String> names) {
    return names.collect(
        ConcurrentHashMap<String, List<String>>::new,
        (map, name) -> map.computeIfAbsent(name, k -> new ArrayList<>()).add(name),
        ConcurrentHashMap::putAll);
  }

  /** Fills its map before anyone else has it. */
  static class Index {
    private final Map<String, List<String>> byLetter = new ConcurrentHashMap<>();
    private final Map<String, List<String>> byLength;

    Index(List<String> names) {
      byLength = new ConcurrentHashMap<>();
      for (String name : names) {
        byLetter.computeIfAbsent(name.substring(0, 1), k -> new ArrayList<>()).add(name);
        this.byLength.computeIfAbsent("" + name.length(), k -> new ArrayList<>()).add(name);
        add(name);
      }
    }

    private void add(String name) {
      byLetter.computeIfAbsent(name, k -> new ArrayList<>()).add(name);
    }
  }

  static String inArray(String key) {
    @SuppressWarnings("unchecked")
    ConcurrentHashMap<String, String>[] shards = new ConcurrentHashMap[] {newMap(), newMap()};
    return shards[1].computeIfAbsent(key, k -> "shard");
  }
}
