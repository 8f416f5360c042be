package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Collections that the first call fills. */
class FilledTables {
  static class Operations {
    private final Map<String, Runnable> byName = new HashMap<>();

    // BUG: Diagnostic contains: although only one that finds 'byName' empty fills it
    synchronized Runnable find(String name) {
      if (byName.isEmpty()) {
        scan();
      }
      return byName.get(name);
    }

    private void scan() {
      for (Runnable each : ServiceLoader.load(Runnable.class)) {
        byName.put(each.toString(), each);
      }
    }
  }

  static class Words {
    private final List<String> words = new ArrayList<>();

    boolean isWord(String text) {
      // BUG: Diagnostic contains: Take the lock only while it is null, as after it was emptied
      synchronized (words) {
        if (words.size() == 0) {
          words.add("a");
          words.add("b");
        }
      }
      return words.contains(text);
    }

    synchronized void reload() {
      words.clear();
    }
  }

  static class Loaded {
    private final Map<String, String> values = new HashMap<>();

    String value(String key) {
      load();
      return values.get(key);
    }

    // BUG: Diagnostic contains: although only one that finds 'values' empty fills it
    private synchronized void load() {
      if (values.isEmpty()) {
        values.putAll(System.getenv());
      }
    }
  }

  /** Its methods call each other. */
  static class Recursive {
    private final Map<String, String> names = new HashMap<>();

    // BUG: Diagnostic contains: although only one that finds 'names' empty fills it
    synchronized String name(String key) {
      if (names.isEmpty()) {
        add(2);
      }
      return names.get(key);
    }

    private void add(int depth) {
      names.put("a" + depth, "b");
      again(depth);
    }

    private void again(int depth) {
      if (depth > 0) {
        add(depth - 1);
      }
    }
  }
}
