package testdata;

import java.text.DecimalFormatSymbols;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The map creates missing entries itself. */
class Computed {
  private static final Map<Locale, DecimalFormatSymbols> SYMBOLS = new ConcurrentHashMap<>(8);

  static final Function<Locale, DecimalFormatSymbols> LOOKUP =
      locale -> {
        // BUG: Diagnostic contains: SUGGESTION UNSAFE
        DecimalFormatSymbols known = SYMBOLS.get(locale);
        return known != null ? known : SYMBOLS.computeIfAbsent(locale, DecimalFormatSymbols::new);
      };

  private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  int size(String name) {
    Integer known = sizes.get(name);
    return known != null ? known : sizes.computeIfAbsent(name, key -> key.trim().length());
  }

  private final Map<String, String> upper = new ConcurrentHashMap<>();

  String upper(String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    // The locale is that of the program.
    String known = upper.get(name);
    return known != null ? known : upper.computeIfAbsent(name, String::toUpperCase);
  }

  private final Map<String, Integer> depths = new HashMap<>();

  /** A concurrent map must not be used while it creates an entry. */
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int depth(String name) {
    return depths.computeIfAbsent(name, key -> key.isEmpty() ? 0 : 1 + depth(key.substring(1)));
  }

  private final Map<String, Integer> nullable = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int ofNull(String name) {
    return nullable.computeIfAbsent(name, key -> key == null ? 0 : key.length());
  }

  int none() {
    return ofNull(null);
  }

  private final Map<String, Integer> copied = new HashMap<>(Map.of("a", 1));

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int copied(String name) {
    return copied.computeIfAbsent(name, String::length);
  }

  private final Map<String, Integer> iterated = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int iterated(String name) {
    return iterated.computeIfAbsent(name, String::length);
  }

  synchronized int sum() {
    int sum = 0;
    for (int each : iterated.values()) {
      sum += each;
    }
    return sum;
  }
}
