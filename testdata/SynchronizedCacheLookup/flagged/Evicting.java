package testdata;

import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.Map;

/** Maps that evict their eldest entry. */
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

  // BUG: Diagnostic contains: The map evicts its eldest entry: use a bounded concurrent cache such as Caffeine. Get without the lock, and create the missing entry outside of it.$
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
}
