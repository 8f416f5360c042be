package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** No method can follow constants that end without a semicolon. */
enum EnumOfConstants {
  ONE {
    private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();

    boolean is(String key) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return key.isEmpty() || texts.computeIfAbsent(key, k -> k + "!").isEmpty();
    }
  },
  TWO
}
