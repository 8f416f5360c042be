package testdata;

import java.util.HashMap;
import java.util.Map;

/** A table that only construction fills never gets the entries that it lacks. */
class BesideTable {
  private static final Map<String, Integer> BASIC;

  static {
    BASIC = new HashMap<>();
    addBasic("one", 1);
  }

  private Map<String, Integer> cached = new HashMap<>();
  private HashMap<String, Integer> lazy;

  private static void addBasic(String name, int number) {
    BASIC.put(name, number);
  }

  Integer behindTable(String key) {
    Integer number;
    number = BASIC.get(key);
    if (number != null) {
      return number;
    }
    if (cached != null) {
      // BUG: Diagnostic contains: Every hit in 'cached' takes 'cached'
      synchronized (cached) {
        number = cached.get(key);
      }
      if (number != null) {
        return number;
      }
    }
    number = key.length();
    if (cached == null) {
      cached = new HashMap<>(8);
    }
    synchronized (cached) {
      cached.put(key, number);
    }
    return number;
  }

  Integer beforeTable(String key) {
    Integer number;
    if (lazy != null) {
      // BUG: Diagnostic contains: Every hit in 'lazy' takes 'lazy'
      synchronized (lazy) {
        number = lazy.get(key);
      }
      if (number != null) {
        return number;
      }
    }
    number = BASIC.get(key);
    if (number != null) {
      return number;
    }
    try {
      number = Integer.parseInt(key);
    } catch (NumberFormatException e) {
      System.err.println(key);
    }
    if (number != null) {
      if (lazy == null) {
        lazy = new HashMap<>(8);
      }
      synchronized (lazy) {
        lazy.put(key, number);
      }
    }
    return number;
  }
}
