import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** No private final field, or no lock. */
public class OtherFields {
  private Map<String, Integer> replaced = Collections.synchronizedMap(new HashMap<>());
  final Map<String, Integer> shared = Collections.synchronizedMap(new HashMap<>());
  protected final List<String> inherited = new Vector<>();
  private final Map<String, Integer> plain = new HashMap<>();
  private final Map<String, Integer> concurrent = new ConcurrentHashMap<>();
  private final List<String> copied = new CopyOnWriteArrayList<>();
  private final Map<String, Integer> unmodifiable = Collections.unmodifiableMap(new HashMap<>());
  private final Properties properties = new Properties();
  private final Supplier<List<String>> supplier = () -> Collections.synchronizedList(new ArrayList<>());
  private final Object[] array = {new Vector<>(), new Hashtable<String, String>()};
  private final int size = Collections.synchronizedList(new ArrayList<>(copied)).size();
  private final List<String> own = new Vector<String>() {
    private static final long serialVersionUID = 1;
  };
  private final Map<String, Integer> lookalike = Factories.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> copy = new HashMap<>(Collections.synchronizedMap(new HashMap<>()));

  @SuppressWarnings("SynchronizedReadMostlyMap")
  private final Map<String, Integer> suppressed;

  private final Map<String, Integer> made;

  OtherFields() {
    suppressed = Collections.synchronizedMap(new HashMap<>());
    made = make();
    replaced = make();
  }

  Map<String, Integer> make() {
    return Collections.synchronizedMap(new HashMap<>());
  }

  static Collection<String> local(List<String> names) {
    Collection<String> seen = Collections.synchronizedList(new ArrayList<>());
    names.parallelStream().forEach(seen::add);
    return seen.contains("a") ? seen : List.of();
  }

  private static List<String> returned() {
    return new Vector<>();
  }

  static int count() {
    return returned().size();
  }

  int read(String key) {
    return replaced.get(key)
        + shared.get(key)
        + inherited.size()
        + plain.get(key)
        + concurrent.get(key)
        + copied.size()
        + unmodifiable.get(key)
        + properties.size()
        + supplier.get().size()
        + array.length
        + size
        + own.size()
        + lookalike.get(key)
        + copy.get(key)
        + suppressed.get(key)
        + made.get(key);
  }

  static final class Factories {
    static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
      return map;
    }
  }

  static final class Hashtables {
    static final class Hashtable<K, V> extends HashMap<K, V> {
      private static final long serialVersionUID = 1;
    }

    private final Map<String, String> table = new Hashtable<>();

    String get(String key) {
      return table.get(key);
    }
  }
}
