package testdata;

import java.util.HashMap;
import java.util.Map;

/** The section looks the entry up again once it is there. */
class LookedUpAgain {
  private final Map<String, Integer> lengths = new HashMap<>();

  // BUG: Diagnostic contains: UNSAFE
  synchronized Integer length(String text) {
    if (!lengths.containsKey(text)) {
      lengths.put(text, text.length());
    }
    return lengths.get(text);
  }
}

/** A lock of its own, and other forms. */
class LookedUpInBlocks {
  private final Map<String, Integer> lengths = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  int length(String text) {
    // BUG: Diagnostic contains: UNSAFE
    synchronized (lengths) {
      if (!lengths.containsKey(text)) {
        lengths.put(text, text.length());
      }
      return (lengths.get(text));
    }
  }

  int name(String text) {
    // BUG: Diagnostic contains: UNSAFE
    synchronized (names) {
      if (!names.containsKey(text)) {
        names.put(text, text + "s");
      }
      return names.get(text).length();
    }
  }
}
