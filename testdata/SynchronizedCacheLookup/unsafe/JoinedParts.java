package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The value is a text that is made of the parts of the key. */
class JoinedParts {
  record Key(String family, int size) {}

  private static final Map<Key, String> SHARED = new ConcurrentHashMap<>();

  static String font(String family, int size) {
    Key key = new Key(family, size);
    // BUG: Diagnostic contains: Every hit in 'SHARED' takes
    String font = SHARED.get(key);
    if (font == null) {
      font = family + "-" + size;
      String existing = SHARED.putIfAbsent(key, font);
      if (existing != null) {
        font = existing;
      }
    }
    return font;
  }
}
