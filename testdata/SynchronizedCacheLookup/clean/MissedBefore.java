package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** A lookup without the lock comes first, in several forms. */
class MissedBefore {
  private final ThreadLocal<String> last = new ThreadLocal<>();
  private final Map<String, String> texts = new HashMap<>();
  private final Predicate<String> usable = text -> true;

  String returned(String key) {
    String text = last.get();
    if (text != null && usable.test(text)) {
      return text;
    }
    synchronized (texts) {
      text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
    }
    last.set(text);
    return text;
  }

  String returnedInBlock(String key) {
    String text;
    text = last.get();
    if (text != null) {
      return text;
    }
    synchronized (texts) {
      text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
    }
    last.set(text);
    return text;
  }
}
