package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/** Hits that reorder a map: one in access order, which is an entry, inherited or the object. */
class Lru {
  /** One map of each bundle, in access order. */
  private final Map<String, Map<Locale, String>> titles = new HashMap<>();

  private final Map<String, Map<Locale, String>> texts = new HashMap<>();

  synchronized String title(String bundle, Locale locale) {
    Map<Locale, String> ofBundle = titles.get(bundle);
    if (ofBundle == null) {
      ofBundle =
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Locale, String> eldest) {
              return size() > 8;
            }
          };
      titles.put(bundle, ofBundle);
    }
    String title = ofBundle.get(locale);
    if (title == null) {
      title = bundle + locale;
      ofBundle.put(locale, title);
    }
    return title;
  }

  void register(String bundle) {
    synchronized (this) {
      texts.put(bundle, new LinkedHashMap<>(16, 0.75f, true));
    }
  }

  synchronized String text(String bundle, Locale locale) {
    if (!texts.containsKey(bundle)) {
      texts.put(bundle, new HashMap<>());
    }
    return texts.get(bundle).getOrDefault(locale, "");
  }

  static class Recent<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    private final transient Lock lock = new ReentrantLock();

    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > 100;
    }

    @Override
    public V get(Object key) {
      lock.lock();
      try {
        return super.get(key);
      } finally {
        lock.unlock();
      }
    }

    @Override
    public V put(K key, V value) {
      lock.lock();
      try {
        return super.put(key, value);
      } finally {
        lock.unlock();
      }
    }

    V load(K key, Function<K, V> loader) {
      V value = get(key);
      if (value == null) {
        value = loader.apply(key);
        put(key, value);
      }
      return value;
    }
  }

  static class RecentTexts extends Recent<String, String> {
    private static final long serialVersionUID = 1;
  }

  static class OfSubclass {
    private final RecentTexts texts = new RecentTexts();

    synchronized String get(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }
}
