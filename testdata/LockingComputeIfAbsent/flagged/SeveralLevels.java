package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Calls in the map, the key or the function of another. */
class SeveralLevels {
  private final ConcurrentHashMap<String, ConcurrentHashMap<String, Integer>> outer =
      new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

  int chained(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return outer.computeIfAbsent(a, k -> new ConcurrentHashMap<>()).computeIfAbsent(b, k -> 1);
  }

  void chainedStatement(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    outer.computeIfAbsent(a, k -> new ConcurrentHashMap<>()).computeIfAbsent(b, k -> 2);
  }

  int asKey(String a) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return sizes.computeIfAbsent(names.computeIfAbsent(a, k -> k + "!"), String::length);
  }

  int inFunction(String a) {
    // BUG: Diagnostic contains: SAFE
    int size = sizes.computeIfAbsent(a, k -> {
      // BUG: Diagnostic contains: SAFE
      String name = names.computeIfAbsent(k, n -> {
        return n + "?";
      });
      return name.length();
    });
    return size;
  }

  int inFunctionOfChain(String a) {
    // BUG: Diagnostic contains: SAFE
    // BUG: Diagnostic contains: SAFE
    return sizes.computeIfAbsent(a, k -> names.computeIfAbsent(k, n -> n + "...").length()).hashCode();
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
}
