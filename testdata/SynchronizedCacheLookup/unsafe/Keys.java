package testdata;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** What replaces a map depends on how it holds and compares its keys. */
class Keys {
  private final Map<Class<?>, String> labels = new WeakHashMap<>();
  private final Map<Class<?>, String> codecs = new ConcurrentHashMap<>();
  private final Map<Class<?>, String> prefixed = new WeakHashMap<>();
  private final Map<Object, String> owners = new WeakHashMap<>();
  private final Map<Object, String> marks = new IdentityHashMap<>();
  private final Map<String, String> versions = new WeakHashMap<>();
  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
  private final List<String> texts = new ArrayList<>();
  private final String prefix;

  Keys(String prefix) {
    this.prefix = prefix;
  }

  String label(Class<?> type) {
    // BUG: Diagnostic contains: Use a ClassValue, which is read without a lock and does not keep classes alive.$
    synchronized (labels) {
      String label = labels.get(type);
      if (label == null) {
        label = type.getSimpleName();
        labels.put(type, label);
      }
      return label;
    }
  }

  String codec(Class<?> type) {
    // BUG: Diagnostic contains: UNSAFE
    String codec = codecs.get(type);
    if (codec == null) {
      codec = type.getName();
      String existing = codecs.putIfAbsent(type, codec);
      if (existing != null) {
        codec = existing;
      }
    }
    return codec;
  }

  /** A ClassValue has one value for all objects. */
  String prefixed(Class<?> type) {
    // BUG: Diagnostic contains: Use a concurrent map with weak keys
    synchronized (prefixed) {
      String name = prefixed.get(type);
      if (name == null) {
        name = prefix + type.getName();
        prefixed.put(type, name);
      }
      return name;
    }
  }

  String owner(Object key) {
    // BUG: Diagnostic contains: Use a concurrent map with weak keys
    synchronized (owners) {
      String owner = owners.get(key);
      if (owner == null) {
        owner = key.toString();
        owners.put(key, owner);
      }
      return owner;
    }
  }

  String mark(Object key) {
    // BUG: Diagnostic contains: Use a ConcurrentHashMap if equal keys may share an entry: it compares keys with equals, and this map by identity. Maps with weak keys, such as Caffeine's or Guava's weakKeys(), compare them by identity, too.
    synchronized (marks) {
      String mark = marks.get(key);
      if (mark == null) {
        mark = key + "!";
        marks.put(key, mark);
      }
      return mark;
    }
  }

  String version(String text) {
    // BUG: Diagnostic contains: Use a bounded concurrent cache such as Caffeine, or a ConcurrentHashMap if the keys may stay. Caches with weak keys compare them by identity.
    synchronized (versions) {
      String version = versions.get(text);
      if (version == null) {
        version = text.strip();
        versions.put(text, version);
      }
      return version;
    }
  }

  int number(String text) {
    // BUG: Diagnostic contains: The map is concurrent already: get without the lock, and take it only on a miss, which does more than store an entry.
    synchronized (this) {
      if (!numbers.containsKey(text)) {
        numbers.put(text, texts.size());
        texts.add(text);
      }
      return numbers.get(text);
    }
  }
}
