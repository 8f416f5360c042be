package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A miss that stores only if there is no entry stores under the lock as put does. */
class StoredIfAbsent {
  private final Map<String, String> stems = new ConcurrentHashMap<>();
  private final Map<String, String> labels = new ConcurrentHashMap<>();
  private final Map<String, StringBuilder> pages = new ConcurrentHashMap<>();

  String stem(String word) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    final String known = stems.get(word);
    if (known != null) {
      return known;
    }
    final String made = word.toLowerCase(Locale.ROOT);
    String existing = stems.putIfAbsent(word, made);
    return existing != null ? existing : made;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  String label(String key) {
    String label = labels.get(key);
    if (label == null) {
      label = key.trim();
      String existing = labels.putIfAbsent(key, label);
      if (existing != null) {
        label = existing;
      }
    }
    return label;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  StringBuilder page(String name) {
    StringBuilder known = pages.get(name);
    if (known == null) {
      pages.putIfAbsent(name, new StringBuilder(name));
    }
    return known != null ? known : pages.get(name);
  }

  static class WeakEntries {
    private final Map<String, StringBuilder> drafts = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in
    synchronized StringBuilder draft(String name) {
      StringBuilder draft = drafts.get(name);
      if (draft == null || draft.length() == 0) {
        draft = new StringBuilder(name);
        drafts.putIfAbsent(name, draft);
      }
      return draft;
    }
  }
}
