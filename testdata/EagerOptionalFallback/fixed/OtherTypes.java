package testdata;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A map with values of another type than it says, which javac casts where it passes them on. */
class OtherTypes {
  private static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();

  @SuppressWarnings({"rawtypes", "unchecked"})
  static void pollute() {
    ((Map) MAP).put("key", 1);
  }

  static Object any(String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return MAP.getOrDefault(key, key.concat("!"));
  }

  static String text(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Optional.ofNullable(MAP.get(key)).orElseGet(() -> key.concat("!"));
  }

  public static void main(String[] args) {
    pollute();
    System.out.println(any("key"));
    System.out.println(text("other"));
    try {
      System.out.println(text("key"));
    } catch (ClassCastException e) {
      System.out.println("another type");
    }
  }
}
