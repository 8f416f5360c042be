import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Collections that change when they are read, or that might. */
public class ReadsThatWrite {
  private final Map<String, Integer> recent = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true));
  private final Map<String, Integer> weak = Collections.synchronizedMap(new WeakHashMap<>());
  private final Set<String> weakSet = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));
  private final Map<String, Integer> identity = Collections.synchronizedMap(new IdentityHashMap<>());
  private final Map<String, Integer> overridden =
      Collections.synchronizedMap(
          new HashMap<>() {
            {
              put("a", 1);
            }

            @Override
            public Integer get(Object key) {
              return 1;
            }
          });
  private final Map<String, Integer> registered =
      Collections.synchronizedMap(
          new HashMap<>() {
            {
              OTHERS.add(this);
            }
          });
  static final List<Object> OTHERS = new ArrayList<>();
  private final Map<String, Integer> bounded =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
              return size() > 10;
            }
          });
  private final Map<String, Integer> counting = Collections.synchronizedMap(new CountingMap<>());
  private final Map<String, Integer> configured;
  private final Map<String, Integer> local;
  private final Map<String, Integer> custom;

  ReadsThatWrite(boolean recency, CountingMap<String, Integer> given) {
    configured = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, recency));
    Map<String, Integer> lru = new LinkedHashMap<>(16, 0.75f, true);
    local = Collections.synchronizedMap(lru);
    custom = Collections.synchronizedMap(given);
  }

  int read(String key) {
    return identity.get(key)
        + overridden.get(key)
        + registered.get(key)
        + recent.get(key)
        + weak.get(key)
        + weakSet.size()
        + bounded.get(key)
        + counting.get(key)
        + configured.get(key)
        + local.get(key)
        + custom.get(key);
  }

  static class CountingMap<K, V> extends HashMap<K, V> {
    private static final long serialVersionUID = 1;
    int gets;

    @Override
    public V get(Object key) {
      gets++;
      return super.get(key);
    }
  }
}
