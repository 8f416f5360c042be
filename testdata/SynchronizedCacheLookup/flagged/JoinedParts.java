package testdata;

import java.util.HashMap;
import java.util.Map;

/** The value is a text that is made of the parts of the key. */
class JoinedParts {
  record Key(String family, int size) {}

  private static final Map<Key, String> SHARED = new HashMap<>();

  static String font(String family, int size) {
    Key key = new Key(family, size);
    // BUG: Diagnostic contains: Every hit in 'SHARED' takes
    synchronized (JoinedParts.class) {
      String font = SHARED.get(key);
      if (font == null) {
        font = family + "-" + size;
        SHARED.put(key, font);
      }
      return font;
    }
  }
}
