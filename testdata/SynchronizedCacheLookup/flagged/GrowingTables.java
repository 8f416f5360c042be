package testdata;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Arrays that grow first, arrays for keys and values, maps of maps, and maps that are copied. */
class GrowingTables {
  private String[] names = new String[8];
  private String[] labels = new String[8];
  private final String[] keys = new String[64];
  private final String[] values = new String[64];
  private final int[] codes = new int[64];
  private final String[] texts = new String[64];
  private final Map<Integer, Map<String, String>> inner = new HashMap<>();
  private Map<String, String> copied = new HashMap<>();
  private volatile Map<String, String> published = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'names' takes the monitor of this GrowingTables, so concurrent hits block each other and wait for the thread that creates an entry. Read from a concurrent collection, or from an immutable snapshot in a volatile field. Take the lock only on a miss.
  synchronized String name(int id) {
    if (id >= names.length) {
      names = Arrays.copyOf(names, id + 1);
    }
    String name = names[id];
    if (name == null) {
      name = "n" + id;
      names[id] = name;
    }
    return name;
  }

  // BUG: Diagnostic contains: Every hit in 'labels'
  synchronized String label(int id) {
    if (labels.length <= id) {
      String[] more = new String[id * 2];
      System.arraycopy(labels, 0, more, 0, labels.length);
      labels = more;
    }
    if (labels[id] == null) {
      labels[id] = "l" + id;
    }
    return labels[id];
  }

  // BUG: Diagnostic contains: Every hit in 'values'
  synchronized String value(String key) {
    int place = key.hashCode() & 63;
    if (key.equals(keys[place])) {
      return values[place];
    }
    String value = key.trim();
    keys[place] = key;
    values[place] = value;
    return value;
  }

  // BUG: Diagnostic contains: Every hit in 'texts'
  synchronized String text(int code) {
    int place = code & 63;
    if (codes[place] != code) {
      codes[place] = code;
      texts[place] = "t" + code;
    }
    return texts[place];
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'inner' takes the monitor of this GrowingTables, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap of such maps, unless the code relies on null keys
  synchronized String chained(int group, String key) {
    return inner.computeIfAbsent(group, it -> new HashMap<>()).computeIfAbsent(key, String::trim);
  }

  // BUG: Diagnostic contains: ADVICE Every hit in 'inner'
  synchronized String inSteps(int group, String key) {
    Map<String, String> byKey = inner.computeIfAbsent(group, it -> new HashMap<>());
    return byKey.computeIfAbsent(key, String::trim);
  }

  // BUG: Diagnostic contains: A miss replaces the map by a copy: make 'copied' volatile, get without the lock, and take it only on a miss.$
  synchronized String copied(String key) {
    String text = copied.get(key);
    if (text == null) {
      text = key.trim();
      Map<String, String> copy = new HashMap<>(copied);
      copy.put(key, text);
      copied = copy;
    }
    return text;
  }

  // BUG: Diagnostic contains: A miss replaces the map by a copy: get without the lock, and take it only on a miss.$
  synchronized String published(String key) {
    String text = published.get(key);
    if (text == null) {
      text = key.trim();
      Map<String, String> copy = new HashMap<>(published);
      copy.put(key, text);
      published = copy;
    }
    return text;
  }
}
