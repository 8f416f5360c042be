package testdata;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps that drop their eldest entries. */
public class Bounded {
  private final Map<String, String> texts =
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'texts' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it. Use a bounded concurrent cache such as Caffeine, or a ConcurrentHashMap if the number of keys is small.$
      Collections.synchronizedMap(
          new LinkedHashMap<String, String>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > 100;
            }
          });

  String text(String key) {
    String text = texts.get(key);
    if (text == null) {
      text = key.trim();
      texts.put(key, text);
    }
    return text;
  }
}
