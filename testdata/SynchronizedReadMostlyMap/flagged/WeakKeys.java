package testdata;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/** What replaces a WeakHashMap depends on its keys. */
class WeakKeys {
  // BUG: Diagnostic contains: Use a bounded concurrent cache: a WeakHashMap removes
  private final Map<String, Integer> texts = Collections.synchronizedMap(new WeakHashMap<>());

  // BUG: Diagnostic contains: Use a ClassValue if the keys are classes, else a concurrent cache with weak keys
  private final Map<Object, Integer> objects = Collections.synchronizedMap(new WeakHashMap<>());

  // BUG: Diagnostic contains: Use a concurrent cache with weak keys, which compares them by identity, or a bounded one
  private final Map<Thread, Integer> threads = Collections.synchronizedMap(new WeakHashMap<>());

  int size(Thread thread) {
    Integer known = threads.get(thread);
    if (known == null) {
      known = thread.getName().length();
      threads.put(thread, known);
    }
    return known;
  }

  int length(String text) {
    Integer known = texts.get(text);
    if (known == null) {
      known = text.length();
      texts.put(text, known);
    }
    return known;
  }

  int size(Object key) {
    Integer known = objects.get(key);
    if (known == null) {
      known = key.toString().length();
      objects.put(key, known);
    }
    return known;
  }
}
