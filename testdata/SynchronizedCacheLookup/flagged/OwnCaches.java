package testdata;

import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The object has the values itself, and other code asks for them without the lock. */
class OwnCaches {
  abstract static class Base {
    private final ConcurrentMap<String, Object> values = new ConcurrentHashMap<>();

    public Object get(String key) {
      return values.get(key);
    }

    public void put(String key, Object value) {
      values.put(key, value);
    }
  }

  interface Cache {
    Object get(String key);

    void put(String key, Object value);
  }

  abstract static class Loading implements Cache {
    // BUG: Diagnostic contains: Every hit in this cache takes the monitor of this Loading
    synchronized Object get(String key, Callable<?> loader) throws Exception {
      Object value = get(key);
      if (value != null) {
        return value;
      }
      Object loaded = loader.call();
      put(key, loaded);
      return loaded;
    }
  }
}
