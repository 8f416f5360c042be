package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The value is returned or yielded. */
class Returned {
  static final Map<String, List<String>> NAMES = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Integer, String> texts;

  Returned() {
    texts = new ConcurrentHashMap<>(16);
  }

  List<String> list(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> value = NAMES.get(key);
    return value != null ? value : NAMES.computeIfAbsent(key, k -> new ArrayList<>());
  }

  String text(int id) {
    // BUG: Diagnostic contains: SAFE
    String value = texts.get(id);
    return value != null ? value : texts.computeIfAbsent(id, this::compute);
  }

  private String compute(int id) {
    return id < 0 ? null : "text " + id;
  }

  String parenthesized(Integer id) {
    // BUG: Diagnostic contains: SAFE
    String value = texts.get(id);
    return (value != null ? value : texts.computeIfAbsent(id, i -> "in parentheses " + i));
  }

  int unboxed(ConcurrentHashMap<String, Integer> counts, String key) {
    // BUG: Diagnostic contains: SAFE
    Integer value = counts.get(key);
    return value != null ? value : counts.computeIfAbsent(key, k -> null);
  }

  String blockOfLambda(int id) {
    return texts.computeIfPresent(
        id,
        (i, t) -> {
          // BUG: Diagnostic contains: SAFE
          List<String> value = NAMES.get(t);
          if (value == null) {
            value = NAMES.computeIfAbsent(
                    t, name -> {
                      return new ArrayList<>(List.of(name));
                    });
          }
          return value
              .get(0);
        });
  }

  String yielded(int id) {
    return switch (id) {
      case 1 -> {
        // BUG: Diagnostic contains: SAFE
        String value = texts.get(id);
        yield value != null ? value : texts.computeIfAbsent(id, i -> "yielded");
      }
      // BUG: Diagnostic contains: SAFE
      case 2 -> getOrCompute(texts, id, i -> "arrow");
      default -> "none";
    };
  }

  String withoutBraces(int id) {
    // BUG: Diagnostic contains: SAFE
    if (id == 1) {
      String value = texts.get(id);
      return value != null ? value : texts.computeIfAbsent(id, i -> "without braces");
    }
    else if (id == 2)
      // BUG: Diagnostic contains: SAFE
      return getOrCompute(texts, id, i -> "else"); // the second
    else
      // BUG: Diagnostic contains: SAFE
      return getOrCompute(texts, id, i -> "the rest");
  }

  <T> T generic(ConcurrentHashMap<Class<?>, T> byType, Class<?> type, T fallback) {
    // BUG: Diagnostic contains: SAFE
    T value = byType.get(type);
    return value != null ? value : byType.computeIfAbsent(type, t -> fallback);
  }

  Map.Entry<String, ? extends Number> nested(
      ConcurrentHashMap<String, Map.Entry<String, ? extends Number>> entries, String key) {
    // BUG: Diagnostic contains: SAFE
    Map.Entry<String, ? extends Number> value = entries.get(key);
    return value != null ? value : entries.computeIfAbsent(key, k -> Map.entry(k, 1));
  }

  Map<String, byte[][]> arrays(ConcurrentHashMap<String, HashMap<String, byte[][]>> maps, String key) {
    // BUG: Diagnostic contains: SAFE
    HashMap<String, byte[][]> value = maps.get(key);
    return value != null ? value : maps.computeIfAbsent(key, k -> new HashMap<>());
  }

  static Function<String, List<String>> function() {
    // BUG: Diagnostic contains: SAFE
    return name -> {
      List<String> value = NAMES.get(name);
      return value != null ? value : NAMES.computeIfAbsent(name, k -> new ArrayList<>());
    };
  }

  public static void main(String[] args) {
    Returned it = new Returned();
    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>(Map.of("there", 4));
    ConcurrentHashMap<Class<?>, String> byType = new ConcurrentHashMap<>();
    ConcurrentHashMap<String, Map.Entry<String, ? extends Number>> entries =
        new ConcurrentHashMap<>();
    ConcurrentHashMap<String, HashMap<String, byte[][]>> maps = new ConcurrentHashMap<>();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.list("a"));
      it.list("a").add("x" + i);
      System.out.println(it.text(1) + it.text(-1) + it.texts.get(-1));
      System.out.println(it.parenthesized(7));
      System.out.println(it.unboxed(counts, "there"));
      try {
        it.unboxed(counts, "missing");
      } catch (NullPointerException e) {
        System.out.println("unboxed null " + counts);
      }
      System.out.println(it.blockOfLambda(1) + NAMES);
      System.out.println(it.yielded(1) + it.yielded(2) + it.yielded(3));
      System.out.println(it.withoutBraces(1) + it.withoutBraces(2) + it.withoutBraces(3));
      System.out.println(it.generic(byType, String.class, "fallback " + i));
      System.out.println(it.nested(entries, "e"));
      System.out.println(it.arrays(maps, "m"));
      System.out.println(function().apply("f"));
      it.texts.clear();
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
