package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** A method reference to null throws, also on a hit: it is evaluated first. */
public class NullReceivers {
  private static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();
  private static final Maker NONE = null;

  static class Maker {
    String make(String key) {
      return key + "!";
    }
  }

  String ofNull(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MAP.computeIfAbsent(key, NONE::make);
  }

  public static void main(String[] args) {
    MAP.put("a", "b");
    try {
      System.out.println(new NullReceivers().ofNull("a"));
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
