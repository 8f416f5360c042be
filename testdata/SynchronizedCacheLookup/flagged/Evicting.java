package testdata;

import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Maps that evict their eldest entry, and lookups that a later section completes. */
class Evicting {
  private final Map<String, String> texts;

  private final LinkedList<String> names = new LinkedList<>();

  Evicting(int bound) {
    texts =
        new LinkedHashMap<>(16, 0.75f, false) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > bound;
          }
        };
  }

  // BUG: Diagnostic contains: The map evicts its eldest entry: use a bounded concurrent cache such as Caffeine. Get without the lock, and take it only on a miss, or not at all if an entry may be created twice.$
  synchronized String get(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      texts.put(key, text);
    }
    return text;
  }

  /** The oldest name is dropped. */
  // BUG: Diagnostic contains: Every hit in 'names' takes the monitor of this Evicting
  synchronized String canonical(String name) {
    for (String each : names) {
      if (each.equals(name)) {
        return each;
      }
    }
    if (names.size() > 100) {
      names.removeFirst();
    }
    String created = new String(name);
    names.add(created);
    return created;
  }

  static class Texts extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return size() > 100;
    }

    // BUG: Diagnostic contains: The map evicts its eldest entry: hold a bounded concurrent cache such as Caffeine instead of extending a map.
    synchronized String text(String key) {
      String text = get(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  /** Evicts nothing. */
  static class Named extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;
  }

  static class OfNames {
    private final Map<String, String> texts = new Named();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys
    synchronized String get(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  /** The callback that stores the connection is created after a miss. */
  static class Connections {
    private final Object lock = new Object();
    private final String[] connections = new String[16];

    CompletableFuture<String> get(int slot) {
      String connection;
      // BUG: Diagnostic contains: Every hit in 'connections' takes 'lock', so concurrent hits block each other. Read from a concurrent collection
      synchronized (lock) {
        connection = connections[slot];
      }
      if (connection != null) {
        return CompletableFuture.completedFuture(connection);
      }
      return CompletableFuture.supplyAsync(() -> "connection " + slot)
          .thenApply(
              opened -> {
                synchronized (lock) {
                  if (connections[slot] == null) {
                    connections[slot] = opened;
                  }
                  return connections[slot];
                }
              });
    }
  }

  /** The task is kept, and runs without a lookup in front of it. */
  static class Kept {
    private final Object lock = new Object();
    private final String[] connections = new String[16];

    Supplier<String> task(int slot) {
      boolean isOpen = connections[slot] != null;
      Supplier<String> task =
          () -> {
            // BUG: Diagnostic contains: Every hit in 'connections' takes 'lock'
            synchronized (lock) {
              if (connections[slot] == null) {
                connections[slot] = "connection " + slot + isOpen;
              }
              return connections[slot];
            }
          };
      return task;
    }
  }
}
