package testdata;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/** The lock is the object that has the map. */
abstract class LockedOwner {
  static class Source {
    Map<ClassLoader, Map<Object, Object>> cache = new WeakHashMap<>();
  }

  private Source source;
  private boolean isCaching = true;

  protected LockedOwner(Source source) {
    this.source = source;
  }

  void setCaching(boolean caching) {
    isCaching = caching;
  }

  protected abstract ClassLoader loader();

  protected abstract Class<?> generate(ClassLoader loader);

  Class<?> create(Object key) {
    Class<?> created = null;
    // BUG: Diagnostic contains: Every hit in 'cache' takes 'source', so concurrent hits block
    synchronized (source) {
      ClassLoader loader = loader();
      Map<Object, Object> ofLoader = source.cache.get(loader);
      if (ofLoader == null) {
        ofLoader = new HashMap<>();
        ofLoader.put("names", new HashMap<>());
        source.cache.put(loader, ofLoader);
      } else if (isCaching) {
        Reference<?> known = (Reference<?>) ofLoader.get(key);
        created = (Class<?>) ((known == null) ? null : known.get());
      }
      if (created == null) {
        created = generate(loader);
        if (isCaching) {
          ofLoader.put(key, new WeakReference<>(created));
        }
      }
    }
    return created;
  }

  /** Other code may use its map, too. */
  static final class Exported {
    public final Map<String, Object> map = new HashMap<>();
  }

  private final Exported exported = new Exported();

  Object exported(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'map' takes 'exported'
    synchronized (exported) {
      Object found = exported.map.get(name);
      if (found == null) {
        found = new Object();
        exported.map.put(name, found);
      }
      return found;
    }
  }
}
