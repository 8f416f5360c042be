package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Looks at other values before the lookup, which most calls do not find there. */
class NotMissed {
  private final Map<String, String> texts = new HashMap<>();

  /** A setting comes before the cache. */
  String overridden(String key) {
    String text = System.getProperty(key);
    if (text == null) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
      synchronized (texts) {
        text = texts.get(key);
        if (text == null) {
          text = key.trim();
          texts.put(key, text);
        }
      }
    }
    return text;
  }

  /** What the thread had last is counted, and replaced. */
  static class Counting {
    private final ThreadLocal<String> last = new ThreadLocal<>();
    private final Map<String, String> texts = new HashMap<>();
    private final LongAdder replaced = new LongAdder();

    String text(String key) {
      String text = last.get();
      if (text != null) {
        replaced.increment();
      }
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
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

    String brief(String key) {
      String text = last.get();
      if (text != null) replaced.increment();
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
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
}
