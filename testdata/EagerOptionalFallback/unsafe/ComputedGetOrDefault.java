package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The fallback fills the map itself: it is never needed. */
public class ComputedGetOrDefault {
  private static final Map<String, List<String>> SHARED = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Integer> sizes = new ConcurrentHashMap<>();
  private int created;

  static List<String> shared(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the key is present. Call computeIfAbsent alone, which returns the value on a hit and on a miss.
    return SHARED.computeIfAbsent(key, it -> List.of(it));
  }

  int counted(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return this.sizes.computeIfAbsent(key, it -> ++created);
  }

  int constant() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return sizes.computeIfAbsent("con" + "stant", String::length);
  }

  void statement(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    sizes.computeIfAbsent(key, String::length);
  }

  int comment(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return sizes.getOrDefault(key, /* lost */ sizes.computeIfAbsent(key, String::length));
  }

  int commentBehind(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return sizes.getOrDefault(key, sizes.computeIfAbsent(key, String::length) /* lost */);
  }

  static int plain(Map<String, Integer> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. Call computeIfAbsent alone, which returns the value on a hit and on a miss, unless the map's class or an unchecked cast gives it other values.
    return map.computeIfAbsent(key, String::length);
  }

  int otherKey(String key, String other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but this map holds no null values. Call get and evaluate the fallback only when get returns null. Deferring the fallback can change behaviour
    return Optional.ofNullable(sizes.get(key)).orElseGet(() -> sizes.computeIfAbsent(other, String::length));
  }

  int otherMap(Map<String, Integer> map, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but
    return Optional.ofNullable(sizes.get(key)).orElseGet(() -> map.computeIfAbsent(key, String::length));
  }

  int otherOwner(ComputedGetOrDefault other, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but
    return Optional.ofNullable(sizes.get(key)).orElseGet(() -> other.sizes.computeIfAbsent(key, String::length));
  }

  int sameOwner(ComputedGetOrDefault other, String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return other.sizes.computeIfAbsent(key, String::length);
  }

  int otherMethod(String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but
    return Optional.ofNullable(sizes.get(key)).orElseGet(() -> sizes.computeIfPresent(key, (it, size) -> size + 1));
  }

  int changingKey(List<String> keys) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but
    return Optional.ofNullable(sizes.get(keys.get(0))).orElseGet(() -> sizes.computeIfAbsent(keys.get(0), String::length));
  }

  public static void main(String[] args) {
    ComputedGetOrDefault maps = new ComputedGetOrDefault();
    for (String key : List.of("a", "b", "a")) {
      System.out.println(shared(key) + " " + maps.counted(key) + maps.constant());
      System.out.println(maps.sameOwner(maps, key));
      maps.statement(key);
    }
    System.out.println(maps.created + " " + plain(new HashMap<>(), "plain") + maps.sizes);
  }
}
