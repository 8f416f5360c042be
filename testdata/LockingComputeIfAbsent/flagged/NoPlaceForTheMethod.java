// OPTIONS: --release 8
package testdata;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** No edit is right. */
public interface NoPlaceForTheMethod {
  ConcurrentHashMap<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  default boolean isLong(String text, boolean really) {
    // BUG: Diagnostic contains: WARNING ADVICE On JDK 8, computeIfAbsent locks the key's bin on every call
    return really && LENGTHS.computeIfAbsent(text, String::length) > 3;
  }

  /** The type of the new variable can't be written. */
  class Types {
    @SuppressWarnings("rawtypes")
    static final ConcurrentHashMap<String, List> RAW_VALUES = new ConcurrentHashMap<>();

    @SuppressWarnings({"rawtypes", "unchecked"})
    static Object raw(ConcurrentHashMap map, boolean really) {
      // BUG: Diagnostic contains: ADVICE
      return really ? map.computeIfAbsent("raw", k -> 1) : null;
    }

    static Object wildcard(ConcurrentHashMap<String, ? super Integer> map) {
      // BUG: Diagnostic contains: No fix is offered: the map's type has wildcards.
      return map.computeIfAbsent("wildcard", k -> 2);
    }

    static Object comment(Map<String, Map<String, Integer>> unused, boolean really) {
      // BUG: Diagnostic contains: No fix is offered: a comment stands between the map and the key.
      return really ? LENGTHS.computeIfAbsent(/* why */ "comment", k -> 3) : null;
    }
  }
}
