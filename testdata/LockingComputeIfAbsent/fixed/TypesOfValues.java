package testdata;

import java.awt.event.ActionEvent;
import java.sql.Date;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The new variable's type is written as the place can write it, or inferred. */
class TypesOfValues<T extends Comparable<T>> {
  @SuppressWarnings("rawtypes")
  private static final Map<String, List> RAW = new ConcurrentHashMap<>();

  static class Node<N> {
    class Leaf {
      final String name;

      Leaf(String name) {
        this.name = name;
      }
    }
  }

  private final ConcurrentHashMap<String, Map.Entry<String, int[]>> entries =
      new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, java.sql.Date> dates = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Node<String>.Leaf> leaves = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<T, Comparator<? super T>> comparators = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Class<?>, List<? extends Supplier<?>>> suppliers =
      new ConcurrentHashMap<>();

  Map.Entry<String, int[]> entry(String key) {
    // BUG: Diagnostic contains: SAFE
    Map.Entry<String, int[]> value = entries.get(key);
    return value != null ? value : entries.computeIfAbsent(key, k -> Map.entry(k, new int[] {1}));
  }

  long date(String key) {
    // BUG: Diagnostic contains: SAFE
    Date value = dates.get(key);
    if (value == null) {
      value = dates.computeIfAbsent(key, k -> new java.sql.Date(5));
    }
    return value.getTime();
  }

  String leaf(String key) {
    // BUG: Diagnostic contains: SAFE
    Node<String>.Leaf value = leaves.get(key);
    if (value == null) {
      value = leaves.computeIfAbsent(key, k -> new Node<String>().new Leaf(k));
    }
    return value.name;
  }

  int compare(T one, T other) {
    // BUG: Diagnostic contains: SAFE
    Comparator<? super T> value = comparators.get(one);
    if (value == null) {
      value = comparators.computeIfAbsent(one, k -> Comparator.naturalOrder());
    }
    return value.compare(one, other);
  }

  int supplied(Object key) {
    // BUG: Diagnostic contains: SAFE
    Class<?> key2 = key.getClass();
    List<? extends Supplier<?>> value = suppliers.get(key2);
    if (value == null) {
      value = suppliers.computeIfAbsent(key2, k -> new ArrayList<>());
    }
    return value.size();
  }

  Object raw(String key) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(RAW, key, k -> new ArrayList<>());
  }

  static Object superWildcard(ConcurrentHashMap<String, ? super Integer> map, String key) {
    // BUG: Diagnostic contains: SAFE
    var value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, k -> 6);
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  static Object rawMap(ConcurrentHashMap map, String key) {
    // BUG: Diagnostic contains: SAFE
    Object value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, k -> 7);
  }

  static Supplier<String> local(String key) {
    class Local {
      final String text;

      Local(String text) {
        this.text = text;
      }
    }
    ConcurrentHashMap<String, Local> map = new ConcurrentHashMap<>();
    // BUG: Diagnostic contains: SAFE
    Supplier<String> later = () -> {
      var value = map.get(key);
      if (value == null) {
        value = map.computeIfAbsent(key, Local::new);
      }
      return value.text;
    };
    return later;
  }

  static int events(ConcurrentHashMap<String, List<ActionEvent>> events) {
    // BUG: Diagnostic contains: SAFE
    List<ActionEvent> value = events.get("event");
    if (value == null) {
      value = events.computeIfAbsent("event", k -> new ArrayList<>());
    }
    return value.size();
  }

  public static void main(String[] args) {
    TypesOfValues<String> it = new TypesOfValues<>();
    ConcurrentHashMap<String, Number> numbers = new ConcurrentHashMap<>();
    ConcurrentHashMap<String, List<ActionEvent>> events = new ConcurrentHashMap<>();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.entry("a").getValue()[0] + it.date("b") + it.leaf("c"));
      System.out.println(it.compare("d", "e") + it.supplied("f"));
      System.out.println(it.raw("g") + " " + superWildcard(numbers, "h"));
      System.out.println(rawMap(numbers, "i") + local("j").get() + events(events));
    }
    System.out.println(new HashMap<>(numbers));
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
