package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The section looks the entry up again once it is there. */
class LookedUpAgain {
  private final Map<String, Integer> lengths = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: UNSAFE
  Integer length(String text) {
    Integer known = lengths.get(text);
    if (known == null) {
      lengths.putIfAbsent(text, text.length());
    }
    return known != null ? known : lengths.get(text);
  }
}

/** A lock of its own, and other forms. */
class LookedUpInBlocks {
  private final Map<String, Integer> lengths = new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();

  int length(String text) {
    // BUG: Diagnostic contains: UNSAFE
    Integer known = lengths.get(text);
    if (known == null) {
      lengths.putIfAbsent(text, text.length());
    }
    return (known != null ? known : lengths.get(text));
  }

  int name(String text) {
    // BUG: Diagnostic contains: UNSAFE
    if (!names.containsKey(text)) {
      names.putIfAbsent(text, text + "s");
    }
    return names.get(text).length();
  }
}
