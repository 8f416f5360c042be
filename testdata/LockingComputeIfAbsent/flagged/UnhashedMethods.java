package testdata;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A map hashes and compares its keys, and does not convert them to strings. */
public class UnhashedMethods<T> {
  private final ConcurrentMap<T, StringBuilder> texts = new ConcurrentHashMap<>();
  private int conversions;

  StringBuilder text(T key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return texts.computeIfAbsent(key, k -> new StringBuilder("new"));
  }

  @Override
  public String toString() {
    conversions++;
    return "texts";
  }

  public static void main(String[] args) {
    UnhashedMethods<Object> methods = new UnhashedMethods<>();
    System.out.println(methods.text("a").append(1));
    System.out.println(methods.text("a").append(2));
    System.out.println(methods.text(methods) + " " + methods.conversions);
  }
}
