package testdata;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A ConcurrentHashMap holds no nulls: what get does not find is not there. */
public class ConcurrentGetOrDefault {
  private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, Integer> lengths = new ConcurrentHashMap<>(64);
  private static final ConcurrentMap<String, String> SHARED = new ConcurrentHashMap<>();
  private final Map<String, String> inConstructor;
  private Map<String, String> renewed = new ConcurrentHashMap<>();

  ConcurrentGetOrDefault() {
    inConstructor = new ConcurrentHashMap<>();
    names.put("name", "there");
    lengths.put("length", 1);
    SHARED.put("shared", "there");
    inConstructor.put("constructor", "there");
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String typed(String key) {
    // BUG: Diagnostic contains: WARNING SAFE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but this map holds no null values. Call get and evaluate the fallback only when get returns null.
    return names.getOrDefault(key, slow(key));
  }

  long unboxed(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return 1L + lengths.getOrDefault(key, slow(key).length());
  }

  static String shared(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return ConcurrentGetOrDefault.SHARED.getOrDefault(key, slow(key)).strip();
  }

  String assignedOnce(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return this.inConstructor.getOrDefault(key, slow(key));
  }

  static String local(String key) {
    Map<String, String> local = new ConcurrentHashMap<>();
    local.put("local", "there");
    // BUG: Diagnostic contains: WARNING SAFE
    return local.getOrDefault(key, slow(key));
  }

  String reassignedToNewOnes(String key) {
    Map<String, String> local = new ConcurrentHashMap<>();
    if (key.isEmpty()) {
      local = new ConcurrentHashMap<>();
    }
    // BUG: Diagnostic contains: WARNING SAFE
    return local.getOrDefault(key, slow(key));
  }

  String renewed(String key) {
    renewed = new ConcurrentHashMap<>();
    // BUG: Diagnostic contains: WARNING SAFE
    return renewed.getOrDefault(key, slow(key));
  }

  static List<String> inferred(ConcurrentHashMap<String, List<String>> map, String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    List<String> result = map.getOrDefault(key, new java.util.ArrayList<>(List.of(slow(key))));
    return result;
  }

  void statement(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    names.getOrDefault(key, slow(key));
  }

  String nested(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    // BUG: Diagnostic contains: WARNING SAFE
    return names.getOrDefault(key, SHARED.getOrDefault(key, slow(key)));
  }

  String layout(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names /* map */
        .getOrDefault(
            key + "a,b", // key
            /* default */ slow(key));
  }

  String dense(String key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names.getOrDefault(key,slow(key));
  }

  String notCaptured(String key) {
    key = key.strip();
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the key is present. getOrDefault has no lazy form, but this map holds no null values
    return names.getOrDefault(key, slow(key));
  }

  String checked(String key) throws Exception {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.getOrDefault(key, throwing(key));
  }

  static String throwing(String text) throws Exception {
    if (text.isEmpty()) {
      throw new Exception("no text");
    }
    return slow(text);
  }

  public static void main(String[] args) {
    ConcurrentGetOrDefault maps = new ConcurrentGetOrDefault();
    for (String key : List.of("name", "length", "shared", "constructor", "local", "none")) {
      System.out.println(maps.typed(key) + maps.unboxed(key) + shared(key));
      System.out.println(maps.assignedOnce(key) + local(key) + maps.nested(key));
      System.out.println(maps.layout(key) + maps.dense(key) + maps.renewed(key));
      System.out.println(maps.reassignedToNewOnes(key));
      System.out.println(inferred(new ConcurrentHashMap<>(Map.of("name", List.of())), key));
      maps.statement(key);
    }
    try {
      System.out.println(maps.names.getOrDefault(null, "cheap"));
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
  }
}
