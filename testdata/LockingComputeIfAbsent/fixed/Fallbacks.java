package testdata;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Values in fallbacks, which another fix may put into a lambda in the same round. */
public class Fallbacks {
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, String> others = new ConcurrentHashMap<>();

  static String twice(String name) {
    return name.repeat(2);
  }

  String declared(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    String name = value != null ? value : names.computeIfAbsent(key, Fallbacks::twice);
    return given.orElse(twice(name));
  }

  String assigned(String given, String key) {
    String name;
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    name = value != null ? value : names.computeIfAbsent(key, Fallbacks::twice);
    return Objects.requireNonNullElse(given, twice(name));
  }

  String usedElsewhere(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SAFE
    String name = names.get(key);
    if (name == null) {
      name = names.computeIfAbsent(key, Fallbacks::twice);
    }
    return given.map(it -> it + "!").orElse("none") + name;
  }

  String within(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SAFE
    return given.orElse(twice(getOrCompute(names, key, Fallbacks::twice)));
  }

  String ofOtherMap(String key) {
    // BUG: Diagnostic contains: SAFE
    return others.getOrDefault(key, getOrCompute(names, key, Fallbacks::twice));
  }

  String ofSameMap(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    if (value == null) {
      value = names.computeIfAbsent(key, Fallbacks::twice);
    }
    return names.getOrDefault(key, value);
  }

  public static void main(String[] args) {
    Fallbacks fallbacks = new Fallbacks();
    for (String given : new String[] {null, "given"}) {
      Optional<String> optional = Optional.ofNullable(given);
      System.out.println(fallbacks.declared(optional, "a") + fallbacks.assigned(given, "b"));
      System.out.println(fallbacks.usedElsewhere(optional, "c") + fallbacks.within(optional, "d"));
      System.out.println(fallbacks.ofOtherMap("e") + fallbacks.ofSameMap("f") + fallbacks.names);
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
