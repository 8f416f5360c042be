package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/** No statement can go before: all findings share one method of the top-level class. */
class HelperMethod {
  private final ConcurrentMap<String, List<String>> lists = new ConcurrentHashMap<>();
  private ConcurrentHashMap<String, String> replaceable = new ConcurrentHashMap<>();

  private static final ConcurrentMap<String, List<String>> ALL = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SAFE
  private final List<String> initial = getOrCompute(ALL, "initial", k -> new ArrayList<>());

  private final String name;

  HelperMethod(String name) {
    // BUG: Diagnostic contains: SAFE
    this(name, getOrCompute(Registry.NAMES, name, k -> "name of " + k).length());
  }

  HelperMethod(String name, int length) {
    this.name = name + length;
  }

  static class Registry {
    static final ConcurrentHashMap<String, String> NAMES = new ConcurrentHashMap<>();
  }

  class Inner extends ArrayList<String> {
    Inner(String key) {
      // BUG: Diagnostic contains: SAFE
      super(getOrCompute(lists, key, k -> new ArrayList<>(List.of("super"))));
    }
  }

  ConcurrentHashMap<String, String> replaceable() {
    return replaceable;
  }

  void replace() {
    replaceable = new ConcurrentHashMap<>();
  }

  String otherMapEachTime(String key) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(replaceable, key, k -> "field " + k);
  }

  String mapOfCall(String key) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(replaceable(), key, k -> "call " + k);
  }

  String elementOfArray(ConcurrentHashMap<String, String>[] shards, String key) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(shards[key.length() % shards.length], key, k -> "shard " + k);
  }

  String castMap(Object map, String key) {
    @SuppressWarnings("unchecked")
    String text =
        // BUG: Diagnostic contains: SAFE
        getOrCompute(((ConcurrentHashMap<String, String>) map), key, k -> "cast " + k);
    return text;
  }

  String boundReference(String key, Mapper mapper) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(replaceable, key, mapper::map);
  }

  String created(String key) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(Registry.NAMES, key, new Mapper());
  }

  String composed(String key, Function<String, String> first) {
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(Registry.NAMES, key, first.andThen(String::trim));
  }

  String brokenLines(String key) {
    Mapper mapper = null;
    // BUG: Diagnostic contains: SAFE
    return getOrCompute(replaceable, key,
            // Needed once a key.
            mapper::map);
  }

  static List<String> warning(ConcurrentHashMap<String, List<String>> map, Object list) {
    @SuppressWarnings("unchecked")
    List<String> result =
        // BUG: Diagnostic contains: SAFE
        getOrCompute(map, "warning", k -> (List<String>) list);
    return result;
  }

  static int counted(String key) {
    Counted counted = new Counted();
    return counted.next(key) + counted.next(key);
  }

  static class Counted {
    private static final ConcurrentHashMap<Integer, String> NUMBERS = new ConcurrentHashMap<>();
    private int next;
    private int sum;

    int next(String key) {
      next++;
      sum += 2;
      // BUG: Diagnostic contains: SAFE
      Integer key2 = next;
      String one = NUMBERS.get(key2);
      if (one == null) {
        one = NUMBERS.computeIfAbsent(key2, k -> key + k);
      }
      // BUG: Diagnostic contains: SAFE
      Integer key3 = sum;
      String two = NUMBERS.get(key3);
      if (two == null) {
        two = NUMBERS.computeIfAbsent(key3, k -> key + k);
      }
      return (one + two).length();
    }
  }

  static class Mapper implements Function<String, String> {
    String map(String key) {
      return "mapped " + key;
    }

    @Override
    public String apply(String key) {
      return "applied " + key;
    }
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    HelperMethod it = new HelperMethod("x");
    ConcurrentHashMap<String, String>[] shards = new ConcurrentHashMap[] {it.replaceable};
    for (int i = 0; i < 2; i++) {
      System.out.println(it.initial + it.name + it.new Inner("inner"));
      System.out.println(it.otherMapEachTime("a") + it.mapOfCall("b"));
      System.out.println(it.elementOfArray(shards, "c") + it.castMap(it.replaceable, "d"));
      System.out.println(it.boundReference("e", new Mapper()) + it.created("f"));
      System.out.println(warning(new ConcurrentHashMap<>(), List.of("w")) + "" + counted("n"));
      System.out.println(it.composed("g", k -> " composed " + k));
      try {
        System.out.println(it.brokenLines("e"));
      } catch (NullPointerException e) {
        System.out.println("the reference's null is found on a hit as well");
      }
      try {
        System.out.println(it.boundReference("e", null));
      } catch (NullPointerException e) {
        System.out.println("here too");
      }
      it.replace();
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
