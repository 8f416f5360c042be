package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Later calls look into what the first one has filled. */
class LookedUp {
  private Map<String, String> aliases;
  private List<String> parts;

  // BUG: Diagnostic contains: only the first one initializes 'aliases'. Concurrent callers block each other. Make 'aliases' volatile, read it once into a local variable, and take the lock only on a miss.
  synchronized String resolve(String name) {
    if (aliases == null) {
      aliases = load();
    }
    String alias = aliases.get(name.trim());
    return alias == null ? name : alias;
  }

  // BUG: Diagnostic contains: only the first one initializes 'aliases'
  synchronized String resolveOr(String name, String other) {
    if (aliases == null) {
      aliases = load();
    }
    return java.util.Optional.ofNullable(aliases.get(name)).orElse(other);
  }

  private static Map<String, String> load() {
    Map<String, String> loaded = new HashMap<>();
    loaded.put("a", "b");
    return loaded;
  }

  // BUG: Diagnostic contains: only the first one initializes 'parts'
  synchronized String joined(String separator) {
    if (parts == null) {
      parts = List.of("a", "b");
    }
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      text.append(part);
      text.append(separator);
    }
    return text.toString();
  }

  /** A flag says that the map is filled. */
  static class Flagged {
    private final Map<String, String> names = new HashMap<>();
    private boolean loaded;

    // BUG: Diagnostic contains: only the first one sets 'loaded'
    synchronized String find(String key) {
      if (!loaded) {
        load();
        loaded = true;
      }
      return names.get(key);
    }

    private void load() {
      names.put("a", "b");
      names.put("c", "d");
    }
  }

  /** The map is assigned before it is filled. */
  static class FilledLater {
    private Map<String, String> aliases;

    // BUG: Diagnostic contains: First make sure that the initialization assigns 'aliases' last
    synchronized boolean isAlias(String name) {
      if (aliases == null) {
        aliases = new HashMap<>();
        aliases.put("a", "b");
      }
      return aliases.containsKey(name);
    }
  }

  /** A table that is filled once, with keys of its own. */
  static class Shorthands {
    private static Map<String, String> shorthands;

    // BUG: Diagnostic contains: only the first one initializes 'shorthands'
    static synchronized String expand(String name) {
      if (shorthands == null) {
        shorthands = new HashMap<>();
        shorthands.put("Integer", "java.lang.Integer");
        shorthands.put("Long", "java.lang.Long");
      }
      String full = shorthands.get(name);
      return full == null ? name : full;
    }
  }
}
