package testdata;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The result is ignored by a method that does more than to register. */
class Ignored {
  private static final ConcurrentHashMap<String, String> SEEN = new ConcurrentHashMap<>();

  static void see(String name) {
    // BUG: Diagnostic contains: SAFE
    SEEN.computeIfAbsent(name, k -> k + " seen");
  }

  static void seeOnLines(String name) {
    // BUG: Diagnostic contains: SAFE
    SEEN.computeIfAbsent(
        name,
        k -> {
          System.out.println("computes " + k);
          return k;
        }); // only once
  }

  static void seeIf(String name, boolean really, boolean orElse) {
    if (really)
      // BUG: Diagnostic contains: SAFE
      if (orElse) SEEN.computeIfAbsent(name, k -> "if");
      else System.out.println("not " + name);
    if (orElse)
      System.out.println("so");
    else
      // BUG: Diagnostic contains: SAFE
      SEEN.computeIfAbsent(name, k -> "else");
    // BUG: Diagnostic contains: SAFE
    if (really) /* why */ SEEN.computeIfAbsent(name, k -> "commented");
  }

  static void seeAll(List<String> names) {
    // BUG: Diagnostic contains: SAFE
    for (String name : names) SEEN.computeIfAbsent(name, k -> "loop");
    // BUG: Diagnostic contains: SAFE
    names.forEach(name -> SEEN.computeIfAbsent(name, k -> "lambda"));
    // BUG: Diagnostic contains: SAFE
    Consumer<String> consumer = name -> { SEEN.computeIfAbsent(name, k -> "block"); };
    names.forEach(consumer);
  }

  static void seeByCase(int which, String name) {
    switch (which) {
      case 1:
        // BUG: Diagnostic contains: SAFE
        SEEN.computeIfAbsent(name, k -> "case");
        break;
      default:
    }
    switch (which) {
      // BUG: Diagnostic contains: SAFE
      case 1 -> SEEN.computeIfAbsent(name, k -> "arrow");
      default -> {}
    }
  }

  static void seeWhile(String name) {
    // BUG: Diagnostic contains: SAFE
    while (SEEN.size() < 2) SEEN.computeIfAbsent(name + SEEN.size(), k -> "while");
  }

  static void returnsNothing(String register) {
    // BUG: Diagnostic contains: SAFE
    SEEN.computeIfAbsent(register, k -> null);
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
}
