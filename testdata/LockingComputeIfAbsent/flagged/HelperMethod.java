package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/** No statement can go before: all findings share one method of the top-level class. */
class HelperMethod {
  private final ConcurrentMap<String, List<String>> lists = new ConcurrentHashMap<>();
  private ConcurrentHashMap<String, String> replaceable = new ConcurrentHashMap<>();

  private static final ConcurrentMap<String, List<String>> ALL = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SAFE
  private final List<String> initial = ALL.computeIfAbsent("initial", k -> new ArrayList<>());

  private final String name;

  HelperMethod(String name) {
    // BUG: Diagnostic contains: SAFE
    this(name, Registry.NAMES.computeIfAbsent(name, k -> "name of " + k).length());
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
      super(lists.computeIfAbsent(key, k -> new ArrayList<>(List.of("super"))));
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
    return replaceable.computeIfAbsent(key, k -> "field " + k);
  }

  String mapOfCall(String key) {
    // BUG: Diagnostic contains: SAFE
    return replaceable().computeIfAbsent(key, k -> "call " + k);
  }

  String elementOfArray(ConcurrentHashMap<String, String>[] shards, String key) {
    // BUG: Diagnostic contains: SAFE
    return shards[key.length() % shards.length].computeIfAbsent(key, k -> "shard " + k);
  }

  String castMap(Object map, String key) {
    @SuppressWarnings("unchecked")
    String text =
        // BUG: Diagnostic contains: SAFE
        ((ConcurrentHashMap<String, String>) map).computeIfAbsent(key, k -> "cast " + k);
    return text;
  }

  String boundReference(String key, Mapper mapper) {
    // BUG: Diagnostic contains: SAFE
    return replaceable.computeIfAbsent(key, mapper::map);
  }

  String created(String key) {
    // BUG: Diagnostic contains: SAFE
    return Registry.NAMES.computeIfAbsent(key, new Mapper());
  }

  String composed(String key, Function<String, String> first) {
    // BUG: Diagnostic contains: SAFE
    return Registry.NAMES.computeIfAbsent(key, first.andThen(String::trim));
  }

  String brokenLines(String key) {
    Mapper mapper = null;
    // BUG: Diagnostic contains: SAFE
    return replaceable
        .computeIfAbsent(
            key,
            // Needed once a key.
            mapper::map);
  }

  static List<String> warning(ConcurrentHashMap<String, List<String>> map, Object list) {
    @SuppressWarnings("unchecked")
    List<String> result =
        // BUG: Diagnostic contains: SAFE
        map.computeIfAbsent("warning", k -> (List<String>) list);
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
      String one = NUMBERS.computeIfAbsent(next, k -> key + k);
      // BUG: Diagnostic contains: SAFE
      String two = NUMBERS.computeIfAbsent(sum, k -> key + k);
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
}
