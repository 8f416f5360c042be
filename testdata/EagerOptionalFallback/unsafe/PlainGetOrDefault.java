// OPTIONS: -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Where a null value may stand for itself, or the map is not certainly what it looks like. */
class PlainGetOrDefault {
  private final Map<String, String> names = new HashMap<>();
  Map<String, String> open = new ConcurrentHashMap<>();
  private Map<String, String> mutable = new ConcurrentHashMap<>();
  private final Map<String, String> given;
  private final Map<String, String> either;
  private final ConcurrentHashMap<String, String> subclass =
      new ConcurrentHashMap<>() {
        @Override
        public String get(Object key) {
          return "subclass";
        }
      };

  PlainGetOrDefault(Map<String, String> given, boolean concurrent) {
    this.given = given;
    if (concurrent) {
      either = new ConcurrentHashMap<>();
    } else {
      either = new HashMap<>();
    }
  }

  void reset(Map<String, String> other) {
    mutable = other;
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String hashMap(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form. Call get and evaluate the fallback only when get returns null. A key that is mapped to null then gets the fallback, too.
    return names.getOrDefault(key, slow(key));
  }

  String parameter(Map<String, String> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return map.getOrDefault(key, slow(key));
  }

  String interfaceOnly(ConcurrentMap<String, String> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return map.getOrDefault(key, slow(key));
  }

  String skipList(ConcurrentSkipListMap<String, String> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return map.getOrDefault(key, slow(key));
  }

  String ofCall(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return Map.of("a", "b").getOrDefault(key, slow(key));
  }

  Object properties(Properties properties, String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return properties.getOrDefault(key, slow(key));
  }

  String fields(String key) {
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
    String result = open.getOrDefault(key, slow(key));
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
    result += mutable.getOrDefault(key, slow(key));
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
    result += given.getOrDefault(key, slow(key));
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
    result += either.getOrDefault(key, slow(key));
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get and evaluate the fallback only when get returns null.$
    result += subclass.getOrDefault(key, slow(key));
    return result;
  }

  String reassignedLocal(boolean concurrent, String key) {
    Map<String, String> local = new ConcurrentHashMap<>();
    if (!concurrent) {
      local = new HashMap<>();
    }
    // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
    return local.getOrDefault(key, slow(key));
  }

  String cast(Map<String, String> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but this map holds no null values. Call get and evaluate the fallback only when get returns null, unless the map's class is a subclass whose lookups do more.$
    return Optional.ofNullable(((ConcurrentHashMap<String, String>) map).get(key)).orElseGet(() -> slow(key));
  }

  String effect(Map<String, String> map, Map<String, String> other, String key) {
    // BUG: Diagnostic contains: A key that is mapped to null then gets the fallback, too. Deferring the fallback can change behaviour
    return map.getOrDefault(key, other.remove(key));
  }

  static class Cache<V> extends HashMap<String, V> {
    V find(String key, V[] values) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return getOrDefault(key, values.clone()[0]);
    }
  }

  static class Concurrent extends ConcurrentHashMap<String, String> {
    String find(String key) {
      // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get
      return getOrDefault(key, slow(key));
    }

    String findIn(Concurrent other, String key) {
      // BUG: Diagnostic contains: getOrDefault has no lazy form. Call get and evaluate the fallback only when get returns null.$
      return other.getOrDefault(key, slow(key));
    }
  }
}
