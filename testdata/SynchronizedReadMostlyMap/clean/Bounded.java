package testdata;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps whose reads write, and a bounded map that is no cache. */
public class Bounded {
  private final Map<String, String> recent =
      Collections.synchronizedMap(
          new LinkedHashMap<String, String>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > 100;
            }
          });

  private final Map<String, Integer> counted =
      Collections.synchronizedMap(
          new LinkedHashMap<String, Integer>() {
            private int reads;

            @Override
            public Integer get(Object key) {
              reads++;
              return super.get(key);
            }

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
              return size() > reads;
            }
          });

  private final Map<String, String> last =
      Collections.synchronizedMap(
          new LinkedHashMap<String, String>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > 10;
            }
          });

  String recent(String key) {
    String text = recent.get(key);
    if (text == null) {
      text = key.trim();
      recent.put(key, text);
    }
    return text;
  }

  int counted(String key) {
    Integer length = counted.get(key);
    if (length == null) {
      length = key.length();
      counted.put(key, length);
    }
    return length;
  }

  void record(String key, String text) {
    last.put(key, text);
  }

  String last(String key) {
    return last.get(key);
  }
}
