package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Sections that test other values than those of the map that they store into. */
class OtherValues {
  static class Given {
    private final Map<String, String> texts = new HashMap<>();
    private final String fallback;

    Given(String fallback) {
      this.fallback = fallback;
    }

    synchronized String cast(String key, Object given) {
      String text = (String) given;
      if (text != null) {
        return text;
      }
      text = key.trim();
      texts.put(key, text);
      return text;
    }

    synchronized String assigned(String key, Supplier<String> given) {
      String text;
      if ((text = given.get()) != null) {
        return text;
      }
      text = key.trim();
      texts.put(key, text);
      return text;
    }

    synchronized String optional(String key, String given) {
      Optional<String> found = Optional.ofNullable(given);
      if (found.isPresent()) {
        return found.get();
      }
      String text = key.trim();
      texts.put(key, text);
      return text;
    }

    synchronized String ofField(String key) {
      String text = fallback();
      if (text != null) {
        return text;
      }
      text = key.trim();
      texts.put(key, text);
      return text;
    }

    private String fallback() {
      return fallback;
    }

    synchronized String converted(String key, Object given) {
      String text = text(given);
      if (text != null) {
        return text;
      }
      text = key.trim();
      texts.put(key, text);
      return text;
    }

    private static String text(Object given) {
      return (String) given;
    }

    @SuppressWarnings("SynchronizedFieldRead")
    synchronized int size() {
      return texts.size();
    }
  }

  /** Another thread fills the cells that are asked for. */
  static class Requests {
    private final Object[] cells = new Object[16];
    private final boolean[] requested = new boolean[16];
    private final Object[] replacements = new Object[16];
    private int last;

    synchronized Object cell(int index) {
      if (cells[index] == null) {
        request(index);
      }
      return cells[index];
    }

    private void request(int index) {
      last = index;
    }

    synchronized Object marked(int index) {
      if (cells[index] == null) {
        requested[index] = true;
      }
      return cells[index];
    }

    synchronized Object replaced(int index) {
      if (replacements[index] != null) {
        return replacements[index];
      }
      cells[index] = new Object();
      return cells[index];
    }

    synchronized void fill() {
      if (requested[last]) {
        cells[last] = new Object();
        replacements[last] = cells[last];
      }
    }
  }

  /** Any subclass may look entries up, and is no map. */
  abstract static class Storage {
    protected abstract String get(String key);

    protected abstract void put(String key, String value);

    synchronized String find(String key) {
      String value = get(key);
      if (value == null) {
        value = key.trim();
        put(key, value);
      }
      return value;
    }
  }
}
