package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Comments behind the statement that stores the entry. */
class CommentsBehind {
  private final Map<String, Integer> lengths = new ConcurrentHashMap<>();
  private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: UNSAFE Every hit in 'lengths'
  Integer length(String text) {
    Integer result = lengths.get(text); // no lock needed
    if (result == null) { // a miss
      result = text.length(); // slow
      Integer existing = lengths.putIfAbsent(text, result); // for the next one
      if (existing != null) {
        result = existing;
      }
    } // else a hit
    return result; // never null
  }

  Integer size(String text) {
    // BUG: Diagnostic contains: UNSAFE Every hit in 'sizes'
    Integer result = sizes.get(text);
    if (result == null) {
      result = text.length();
      Integer existing = sizes.putIfAbsent(text, result); /* for the next one */
      if (existing != null) {
        result = existing;
      }
      // and for the ones behind it
    }
    return result; // never null
    // guards sizes
  }
}
