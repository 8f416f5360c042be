package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Who asks whether there is a key may keep null under it. */
class NullEntries {
  private final Map<String, String> given = new HashMap<>();
  private final Map<String, String> passed = new HashMap<>();
  private final Map<String, String> asked = new ConcurrentHashMap<>();
  private final Map<String, String> own = new ConcurrentHashMap<>();
  private final Map<String, String> chosen = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'given'
  synchronized String given(String key, Function<String, String> creator) {
    if (given.containsKey(key)) {
      return given.get(key);
    }
    String value = creator.apply(key);
    given.put(key, value);
    return value;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'passed'
  synchronized String passed(String key) {
    if (passed.containsKey(key)) {
      return passed.get(key);
    }
    String value = found(key);
    passed.put(key, value);
    return value;
  }

  private String found(String key) {
    return given.get(key);
  }

  /** A test for null creates the entry anew each time if the creation gives null. */
  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'asked'
  String asked(String key, Function<String, String> creator) {
    String value = asked.get(key);
    if (value == null) {
      value = creator.apply(key);
      String existing = asked.putIfAbsent(key, value);
      if (existing != null) {
        value = existing;
      }
    }
    return value;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'own'
  String own(String key) {
    if (own.containsKey(key)) {
      return own.get(key);
    }
    String value = quoted(key);
    String existing = own.putIfAbsent(key, value);
    return existing != null ? existing : value;
  }

  private static String quoted(String key) {
    return "'" + key + "'";
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'chosen'
  String chosen(String key) {
    String known = chosen.get(key);
    if (known == null) {
      chosen.putIfAbsent(key, key.isEmpty() ? "-" : key.trim());
    }
    return known != null ? known : chosen.get(key);
  }
}
