package testdata;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** The result is ignored by a method that does more than to register. */
class Ignored {
  private static final ConcurrentHashMap<String, String> SEEN = new ConcurrentHashMap<>();

  static void see(String name) {
    // BUG: Diagnostic contains: SAFE
    if (!SEEN.containsKey(name)) {
      SEEN.computeIfAbsent(name, k -> k + " seen");
    }
  }

  static void seeOnLines(String name) {
    // BUG: Diagnostic contains: SAFE
    if (!SEEN.containsKey(name)) {
      SEEN.computeIfAbsent(
          name,
          k -> {
            System.out.println("computes " + k);
            return k;
          }); // only once
    }
  }

  static void seeIf(String name, boolean really, boolean orElse) {
    if (really)
      // BUG: Diagnostic contains: SAFE
      if (orElse) {
        if (!SEEN.containsKey(name)) {
          SEEN.computeIfAbsent(name, k -> "if");
        }
      }
      else System.out.println("not " + name);
    if (orElse)
      System.out.println("so");
    else
      // BUG: Diagnostic contains: SAFE
      getOrCompute(SEEN, name, k -> "else");
    // BUG: Diagnostic contains: SAFE
    if (really) /* why */ getOrCompute(SEEN, name, k -> "commented");
  }

  static void seeAll(List<String> names) {
    // BUG: Diagnostic contains: SAFE
    for (String name : names) getOrCompute(SEEN, name, k -> "loop");
    // BUG: Diagnostic contains: SAFE
    names.forEach(name -> {
      if (!SEEN.containsKey(name)) {
        SEEN.computeIfAbsent(name, k -> "lambda");
      }
    });
    // BUG: Diagnostic contains: SAFE
    Consumer<String> consumer = name -> { if (!SEEN.containsKey(name)) { SEEN.computeIfAbsent(name, k -> "block"); } };
    names.forEach(consumer);
  }

  static void seeByCase(int which, String name) {
    switch (which) {
      case 1:
        // BUG: Diagnostic contains: SAFE
        if (!SEEN.containsKey(name)) {
          SEEN.computeIfAbsent(name, k -> "case");
        }
        break;
      default:
    }
    switch (which) {
      // BUG: Diagnostic contains: SAFE
      case 1 -> getOrCompute(SEEN, name, k -> "arrow");
      default -> {}
    }
  }

  static void seeWhile(String name) {
    // BUG: Diagnostic contains: SAFE
    while (SEEN.size() < 2) {
      String key = name + SEEN.size();
      if (!SEEN.containsKey(key)) {
        SEEN.computeIfAbsent(key, k -> "while");
      }
    }
  }

  static void returnsNothing(String register) {
    // BUG: Diagnostic contains: SAFE
    if (!SEEN.containsKey(register)) {
      SEEN.computeIfAbsent(register, k -> null);
    }
  }

  public static void main(String[] args) {
    seeWhile("w");
    for (int i = 0; i < 2; i++) {
      see("a");
      seeOnLines("b");
      seeIf("c", true, true);
      seeIf("d", true, false);
      seeIf("e", false, false);
      seeAll(List.of("f", "g", "f"));
      seeByCase(1, "h");
      returnsNothing("i");
      System.out.println(new java.util.TreeMap<>(SEEN));
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
