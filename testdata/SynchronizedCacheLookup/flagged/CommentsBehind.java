package testdata;

import java.util.HashMap;
import java.util.Map;

/** Comments behind the statement that stores the entry. */
class CommentsBehind {
  private final Map<String, Integer> lengths = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  // BUG: Diagnostic contains: UNSAFE Every hit in 'lengths'
  synchronized Integer length(String text) {
    Integer result = lengths.get(text); // no lock needed
    if (result == null) { // a miss
      result = text.length(); // slow
      lengths.put(text, result); // for the next one
    } // else a hit
    return result; // never null
  }

  Integer size(String text) {
    // BUG: Diagnostic contains: UNSAFE Every hit in 'sizes'
    synchronized (sizes) {
      Integer result = sizes.get(text);
      if (result == null) {
        result = text.length();
        sizes.put(text, result); /* for the next one */
        // and for the ones behind it
      }
      return result; // never null
    } // guards sizes
  }
}
