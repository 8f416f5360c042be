package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What is stored, and what a miss needs the lock for. */
class Values {
  static class Numbered {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'ids' takes the monitor of this Numbered, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only on a miss, which does more than store an entry.
    synchronized int id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = ids.size();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Unset {
    private final Map<String, String> values = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in
    synchronized String value(String key) {
      String value = values.get(key);
      if (value == null) {
        value = System.getProperty(key);
        values.put(key, value);
      }
      return value;
    }
  }

  /** Computed from what is passed beside the key. */
  static class Lengths {
    private final Map<String, Integer> lengths = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: Every hit in
    int length(String id, String title) {
      Integer length = lengths.get(id);
      if (length == null) {
        length = title.length();
        Integer existing = lengths.putIfAbsent(id, length);
        if (existing != null) {
          length = existing;
        }
      }
      return length;
    }
  }

  static class SetOnly {
    private final Map<String, String> values = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String value(String key) {
      String value = values.get(key);
      if (value == null) {
        value = System.getProperty(key);
        if (value != null) {
          String existing = values.putIfAbsent(key, value);
          if (existing != null) {
            value = existing;
          }
        }
      }
      return value;
    }
  }

  static class NullKey {
    private final Map<String, Integer> lengths = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in
    synchronized Integer length(String key) {
      Integer length = lengths.get(key);
      if (length == null) {
        length = key == null ? 0 : key.length();
        lengths.put(key, length);
      }
      return length;
    }
  }

  static class PassedNull {
    private final Map<String, Integer> lengths = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in
    synchronized Integer length(String key) {
      Integer length = lengths.get(key);
      if (length == null) {
        length = String.valueOf(key).length();
        lengths.put(key, length);
      }
      return length;
    }

    int none() {
      return length(null);
    }
  }

  static class Annotated {
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String text(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        String existing = texts.putIfAbsent(key, text);
        if (existing != null) {
          text = existing;
        }
      }
      return text;
    }
  }

  static class AnnotatedHelper {
    @GuardedBy("this")
    private final Map<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String text(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = create(key);
        texts.put(key, text);
      }
      return text;
    }

    @GuardedBy("this")
    private String create(String key) {
      return key.trim();
    }
  }

  /** Some hits read nothing else. */
  static class Fallback {
    private final Map<String, String> recent = new HashMap<>();
    private final Map<String, String> old = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION
    synchronized String text(String key) {
      String text = recent.get(key);
      if (text != null) {
        return text;
      }
      text = old.get(key);
      if (text == null) {
        text = key.trim();
      }
      recent.put(key, text);
      return text;
    }

    synchronized void age() {
      old.putAll(recent);
    }
  }

  /** The entry is looked up again once it is there. */
  static class FoundAfterwards {
    private final Map<String, StringBuilder> builders = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    StringBuilder builder(String name) {
      StringBuilder known = builders.get(name);
      if (known == null) {
        builders.putIfAbsent(name, new StringBuilder(name));
      }
      return known != null ? known : builders.get(name);
    }

    synchronized int count() {
      return builders.size();
    }
  }

  static class TakenOut {
    private final Map<String, StringBuilder> builders = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized StringBuilder builder(String name) {
      if (!builders.containsKey(name)) {
        builders.put(name, new StringBuilder(name));
      }
      return builders.get(name);
    }

    synchronized void forget(String name) {
      builders.remove(name);
    }
  }

  static class AssignedAsStored {
    private final Map<String, StringBuilder> builders = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    StringBuilder builder(String name) {
      StringBuilder builder = builders.get(name);
      if (builder == null) {
        StringBuilder existing = builders.putIfAbsent(name, builder = new StringBuilder(name));
        if (existing != null) {
          builder = existing;
        }
      }
      return builder;
    }

    synchronized void clear() {
      builders.clear();
    }
  }

  /** The new value has a variable of its own. */
  static class TwoVariables {
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String text(String key) {
      String known = texts.get(key);
      if (known != null) {
        return known;
      }
      final String made = key.trim();
      String existing = texts.putIfAbsent(key, made);
      return existing != null ? existing : made;
    }
  }

  static class Announced {
    private final Map<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String announced(String key) {
      String known = texts.get(key);
      if (known != null) {
        return known;
      }
      String made = key.trim();
      texts.put(key, made);
      System.out.println(made);
      return made;
    }
  }

  static class FoundButGone {
    private final Map<String, StringBuilder> builders = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized StringBuilder builder(String name) {
      if (builders.containsKey(name)) {
        return builders.get(name);
      }
      StringBuilder builder = new StringBuilder(name);
      builders.put(name, builder);
      return builder;
    }

    synchronized void clear() {
      builders.clear();
    }
  }

  @interface GuardedBy {
    String value();
  }
}
