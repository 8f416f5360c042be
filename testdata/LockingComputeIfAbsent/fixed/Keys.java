package testdata;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Keys that must not be evaluated twice. */
class Keys {
  record Request(String path, int user) {}

  record Id<T>(T value) {}

  private static final ConcurrentHashMap<String, List<String>> PATHS = new ConcurrentHashMap<>();
  private static final Map<Integer, String> USERS = new ConcurrentHashMap<>();
  private static final Map<Id<String>, String> IDS = new ConcurrentHashMap<>();
  private static String nextKey = "a";

  static List<String> declared(Request request) {
    // BUG: Diagnostic contains: SAFE
    String key = request.path();
    List<String> list = PATHS.get(key);
    if (list == null) {
      list = PATHS.computeIfAbsent(key, k -> new ArrayList<>());
    }
    list.add("declared");
    return list;
  }

  static String returned(Request request) {
    // BUG: Diagnostic contains: SAFE
    Integer key2 = request.user();
    String value = USERS.get(key2);
    return value != null ? value : USERS.computeIfAbsent(key2, key -> "user " + key);
  }

  static String generic(String value) {
    // BUG: Diagnostic contains: SAFE
    Id<String> key = new Id<>(value);
    String value2 = IDS.get(key);
    return value2 != null ? value2 : IDS.computeIfAbsent(key, id -> "id " + id.value());
  }

  static List<String> concatenated(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    String key = a + "/" + b;
    List<String> value = PATHS.get(key);
    return value != null ? value : PATHS.computeIfAbsent(key, k -> new ArrayList<>(1));
  }

  static List<String> fromField() {
    // BUG: Diagnostic contains: SAFE
    String key = nextKey;
    List<String> value = PATHS.get(key);
    return value != null ? value : PATHS.computeIfAbsent(key, k -> new ArrayList<>(2));
  }

  static List<String> chained(Request request) {
    // BUG: Diagnostic contains: SAFE
    String key = request.path();
    List<String> value = PATHS.get(key);
    if (value == null) {
      value = PATHS.computeIfAbsent(key, k -> new ArrayList<>(3));
    }
    value.size();
    return PATHS.get(request.path());
  }

  static void ignored(Iterator<String> names) {
    // BUG: Diagnostic contains: SAFE
    String key = names.next();
    if (!PATHS.containsKey(key)) {
      PATHS.computeIfAbsent(key, k -> new ArrayList<>(4));
    }
  }

  static String order(String[] names) {
    int i = 0;
    // BUG: Diagnostic contains: SAFE
    return i + names[i] + getOrCompute(USERS, i++, k -> "order " + k) + i;
  }

  static String assigned(Request request) {
    String path;
    // BUG: Diagnostic contains: SAFE
    List<String> list = getOrCompute(PATHS, path = request.path(), k -> new ArrayList<>(5));
    return path + list;
  }

  static String literal() {
    // BUG: Diagnostic contains: SAFE
    String value = USERS.get(42);
    return value != null ? value : USERS.computeIfAbsent(42, k -> "literal");
  }

  static String negative() {
    // BUG: Diagnostic contains: SAFE
    String value = USERS.get(-42);
    return value != null ? value : USERS.computeIfAbsent(-42, k -> "negative");
  }

  static String characters(ConcurrentHashMap<Character, String> map, String text) {
    // BUG: Diagnostic contains: SAFE
    Character key = text.charAt(0);
    String value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, c -> "char " + c);
  }

  static String longs(ConcurrentHashMap<Long, String> map, int id) {
    // BUG: Diagnostic contains: SAFE
    String value = map.get((long) id);
    return value != null ? value : map.computeIfAbsent((long) id, l -> "long " + l);
  }

  static String numbers(ConcurrentHashMap<Number, String> map, int id) {
    // BUG: Diagnostic contains: SAFE
    String value = map.get(id);
    return value != null ? value : map.computeIfAbsent(id, n -> n.getClass().getSimpleName());
  }

  static List<String> onLines(Request request) {
    String key = request
                .path() // without the query
                .trim();
    List<String> list =
        // BUG: Diagnostic contains: SAFE
        PATHS.get(key);
    if (list == null) {
      list = PATHS.computeIfAbsent(
            key,
            k ->
                new ArrayList<>(6));
    }
    return list;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      System.out.println(declared(new Request("/a", 1)));
      System.out.println(returned(new Request("/a", 1)));
      System.out.println(generic("g"));
      System.out.println(concatenated("x", "y"));
      System.out.println(fromField());
      System.out.println(chained(new Request("/b", 2)));
      ignored(List.of("n").iterator());
      System.out.println(order(new String[] {"zero"}));
      System.out.println(assigned(new Request("/c", 3)));
      System.out.println(literal() + negative());
      System.out.println(characters(new ConcurrentHashMap<>(Map.of('t', "there")), "ton"));
      System.out.println(longs(new ConcurrentHashMap<>(Map.of(5L, "five")), 5 + i));
      System.out.println(numbers(new ConcurrentHashMap<>(Map.of(7, "seven")), 7 + i));
      System.out.println(onLines(new Request(" /d ", 4)));
      System.out.println(new java.util.TreeMap<>(PATHS) + " " + new java.util.TreeMap<>(USERS));
      nextKey = "b";
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
