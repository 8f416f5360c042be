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

  /** More is computed between the lookup and the test. */
  String prepared(String key) {
    String text = last.get();
    String trimmed = "";
    trimmed = key.trim();
    usable.test(trimmed);
    if (text == null) {
      synchronized (texts) {
        text = texts.get(trimmed);
        if (text == null) {
          text = trimmed.concat("!");
          texts.put(trimmed, text);
        }
      }
    }
    return text;
  }

  String byKind(int kind, String key) {
    String text = null;
    switch (kind) {
      case 1:
        text = last.get();
        if (text == null) {
          synchronized (texts) {
            text = texts.get(key);
            if (text == null) {
              text = key.trim();
              texts.put(key, text);
            }
          }
        }
        break;
      default:
        text = key;
    }
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
