package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Caches of objects that do not leave the call which creates them. */
class Confined {
  static class Interner {
    private final Map<String, String> names = new HashMap<>();

    synchronized String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        names.put(name, known);
      }
      return known;
    }
  }

  static String join(List<String> parts) {
    Interner interner = new Interner();
    StringBuilder all = new StringBuilder();
    for (String part : parts) {
      all.append(interner.intern(part));
    }
    return all.toString();
  }

  private static final class Parser {
    private final Map<String, Integer> symbols = new HashMap<>();
    private final String text;

    Parser(String text) {
      this.text = text;
    }

    int run() {
      return symbol(text) + symbol(text.trim());
    }

    private synchronized int symbol(String name) {
      Integer known = symbols.get(name);
      if (known == null) {
        known = name.length();
        symbols.put(name, known);
      }
      return known;
    }
  }

  static int parse(String text) {
    return new Parser(text).run();
  }
}
