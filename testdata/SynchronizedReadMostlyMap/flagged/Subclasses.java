package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Caches of classes that add something to a collection of the JDK, other than writes to reads. */
class Subclasses {
  private final Map<String, String> realms =
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'realms' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it. Use a concurrent collection, and do there, or around it, what CaselessMap adds, unless the code relies on null, iteration order or atomic compound operations.$
      Collections.synchronizedMap(new CaselessMap<>());

  private final Set<String> unknown =
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'unknown' takes the single lock of Collections.synchronizedSet
      Collections.synchronizedSet(new CaselessSet());

  String realm(String id) {
    String realm = realms.get(id);
    if (realm == null) {
      realm = "/" + id;
      realms.put(id, realm);
    }
    return realm;
  }

  boolean isUnknown(String id) {
    if (unknown.contains(id)) {
      return true;
    }
    if (id.isEmpty()) {
      unknown.add(id);
      return true;
    }
    return false;
  }

  static class CaselessMap<V> extends HashMap<String, V> {
    private static final long serialVersionUID = 1;

    @Override
    public V get(Object key) {
      return super.get(lower(key));
    }

    @Override
    public V put(String key, V value) {
      return super.put(lower(key), value);
    }

    private static String lower(Object key) {
      String lower = key.toString();
      lower = lower.toLowerCase(Locale.ROOT);
      return lower;
    }
  }

  static final class CaselessSet extends HashSet<String> {
    private static final long serialVersionUID = 1;

    @Override
    public boolean contains(Object element) {
      return super.contains(element.toString().toLowerCase(Locale.ROOT));
    }
  }
}
