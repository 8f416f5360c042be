package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Calls in the map, the key or the function of another. */
class SeveralLevels {
  private final ConcurrentHashMap<String, ConcurrentHashMap<String, Integer>> outer =
      new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

  int chained(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    ConcurrentHashMap<String, Integer> value = outer.get(a);
    if (value == null) {
      value = outer.computeIfAbsent(a, k -> new ConcurrentHashMap<>());
    }
    return getOrCompute(value, b, k -> 1);
  }

  void chainedStatement(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    ConcurrentHashMap<String, Integer> value = outer.get(a);
    if (value == null) {
      value = outer.computeIfAbsent(a, k -> new ConcurrentHashMap<>());
    }
    getOrCompute(value, b, k -> 2);
  }

  int asKey(String a) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    String key = names.get(a);
    if (key == null) {
      key = names.computeIfAbsent(a, k -> k + "!");
    }
    Integer value = sizes.get(key);
    return value != null ? value : sizes.computeIfAbsent(key, String::length);
  }

  int inFunction(String a) {
    // BUG: Diagnostic contains: SAFE
    Integer value = sizes.get(a);
    int size = value != null ? value : sizes.computeIfAbsent(a, k -> {
      // BUG: Diagnostic contains: SAFE
      String name = names.get(k);
      if (name == null) {
        name = names.computeIfAbsent(k, n -> {
          return n + "?";
        });
      }
      return name.length();
    });
    return size;
  }

  int inFunctionOfChain(String a) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(sizes, a, k -> {
      String value = names.get(k);
      if (value == null) {
        value = names.computeIfAbsent(k, n -> n + "...");
      }
      return value.length();
    }).hashCode();
  }

  public static void main(String[] args) {
    SeveralLevels it = new SeveralLevels();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.chained("a", "b"));
      it.chainedStatement("c", "d");
      System.out.println(it.asKey("e") + it.inFunction("f") + it.inFunctionOfChain("g"));
      System.out.println(it.outer + " " + it.names + " " + it.sizes);
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
