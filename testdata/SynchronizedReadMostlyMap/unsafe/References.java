package testdata;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** A cleared reference and an empty collection are misses, too. */
public class References {
  private static final Map<Class<?>, Reference<Map<String, String>>> CACHE =
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'CACHE' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it.
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<String, SoftReference<String>> soft =
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'soft'
      new ConcurrentHashMap<>();

  private final Map<String, Reference<String>> reversed =
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'reversed'
      new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'plugins' takes the single lock of Hashtable
  private Map<String, Set<String>> plugins = new Hashtable<>();

  static Map<String, String> variables(Class<?> type) {
    Reference<Map<String, String>> reference = CACHE.get(type);
    Map<String, String> variables = reference != null ? reference.get() : null;
    if (variables == null) {
      variables = Map.of("name", type.getName());
      CACHE.put(type, new WeakReference<>(variables));
    }
    return variables;
  }

  String trimmed(String text) {
    SoftReference<String> reference = soft.get(text);
    if (reference != null) {
      String known = reference.get();
      if (known != null) {
        return known;
      }
    }
    String trimmed = text.trim();
    soft.put(text, new SoftReference<>(trimmed));
    return trimmed;
  }

  String reversed(String text) {
    Reference<String> reference = reversed.get(text);
    String known = reference == null ? null : reference.get();
    if (known != null) {
      return known;
    }
    String result = new StringBuilder(text).reverse().toString();
    reversed.put(text, new WeakReference<>(result));
    return result;
  }

  Set<String> plugins(String organization) {
    Set<String> known = plugins.get(organization);
    if (known != null && !known.isEmpty()) {
      return known;
    }
    known = new TreeSet<>();
    known.add(organization);
    synchronized (this) {
      if (known != null) {
        plugins.put(organization, known);
      }
    }
    return known;
  }

  void forget(String organization) {
    for (Iterator<String> keys = plugins.keySet().iterator(); keys.hasNext(); ) {
      if (keys.next().startsWith(organization)) {
        keys.remove();
      }
    }
  }
}
