package testdata;

import java.util.HashMap;
import java.util.Map;

/** The lookup and the store take the lock one after the other. */
class TwoBlocks {
  private final Map<String, String> texts = new HashMap<>();

  String returnsEarly(String key) {
    // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
    synchronized (texts) {
      String hit = texts.get(key);
      if (hit != null) {
        return hit;
      }
    }
    String made = key.trim();
    synchronized (texts) {
      texts.put(key, made);
    }
    return made;
  }

  String testsBehind(String key) {
    String hit;
    // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
    synchronized (texts) {
      hit = texts.get(key);
    }
    if (hit != null) {
      return hit;
    }
    String made = key.trim();
    synchronized (texts) {
      texts.put(key, made);
    }
    return made;
  }
}
