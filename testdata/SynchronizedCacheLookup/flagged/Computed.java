package testdata;

import java.text.DecimalFormatSymbols;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/** The map creates missing entries itself. */
class Computed {
  private static final Map<Locale, DecimalFormatSymbols> SYMBOLS = new HashMap<>(8);

  static final Function<Locale, DecimalFormatSymbols> LOOKUP =
      locale -> {
        // BUG: Diagnostic contains: SUGGESTION UNSAFE
        synchronized (SYMBOLS) {
          return SYMBOLS.computeIfAbsent(locale, DecimalFormatSymbols::new);
        }
      };

  private final Map<String, Integer> sizes = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized int size(String name) {
    return sizes.computeIfAbsent(name, key -> key.trim().length());
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, String> upper = new HashMap<>();

  String upper(String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    lock.lock();
    try {
      // The locale is that of the program.
      return upper.computeIfAbsent(name, String::toUpperCase);
    } finally {
      lock.unlock();
    }
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
