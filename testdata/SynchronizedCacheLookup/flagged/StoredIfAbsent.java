package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A miss that stores only if there is no entry stores under the lock as put does. */
class StoredIfAbsent {
  private final Map<String, String> stems = new HashMap<>();
  private final Map<String, String> labels = new HashMap<>();
  private final Map<String, StringBuilder> pages = new HashMap<>();

  String stem(String word) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    synchronized (stems) {
      final String known = stems.get(word);
      if (known != null) {
        return known;
      }
      final String made = word.toLowerCase(Locale.ROOT);
      stems.putIfAbsent(word, made);
      return made;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized String label(String key) {
    String label = labels.get(key);
    if (label == null) {
      label = key.trim();
      labels.putIfAbsent(key, label);
    }
    return label;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized StringBuilder page(String name) {
    if (!pages.containsKey(name)) {
      pages.putIfAbsent(name, new StringBuilder(name));
    }
    return pages.get(name);
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
