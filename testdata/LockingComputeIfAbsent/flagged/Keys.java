package testdata;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

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
    List<String> list = PATHS.computeIfAbsent(request.path(), k -> new ArrayList<>());
    list.add("declared");
    return list;
  }

  static String returned(Request request) {
    // BUG: Diagnostic contains: SAFE
    return USERS.computeIfAbsent(request.user(), key -> "user " + key);
  }

  static String generic(String value) {
    // BUG: Diagnostic contains: SAFE
    return IDS.computeIfAbsent(new Id<>(value), id -> "id " + id.value());
  }

  static List<String> concatenated(String a, String b) {
    // BUG: Diagnostic contains: SAFE
    return PATHS.computeIfAbsent(a + "/" + b, k -> new ArrayList<>(1));
  }

  static List<String> fromField() {
    // BUG: Diagnostic contains: SAFE
    return PATHS.computeIfAbsent(nextKey, k -> new ArrayList<>(2));
  }

  static List<String> chained(Request request) {
    // BUG: Diagnostic contains: SAFE
    PATHS.computeIfAbsent(request.path(), k -> new ArrayList<>(3)).size();
    return PATHS.get(request.path());
  }

  static void ignored(Iterator<String> names) {
    // BUG: Diagnostic contains: SAFE
    PATHS.computeIfAbsent(names.next(), k -> new ArrayList<>(4));
  }

  static String order(String[] names) {
    int i = 0;
    // BUG: Diagnostic contains: SAFE
    return i + names[i] + USERS.computeIfAbsent(i++, k -> "order " + k) + i;
  }

  static String assigned(Request request) {
    String path;
    // BUG: Diagnostic contains: SAFE
    List<String> list = PATHS.computeIfAbsent(path = request.path(), k -> new ArrayList<>(5));
    return path + list;
  }

  static String literal() {
    // BUG: Diagnostic contains: SAFE
    return USERS.computeIfAbsent(42, k -> "literal");
  }

  static String negative() {
    // BUG: Diagnostic contains: SAFE
    return USERS.computeIfAbsent(-42, k -> "negative");
  }

  static String characters(ConcurrentHashMap<Character, String> map, String text) {
    // BUG: Diagnostic contains: SAFE
    return map.computeIfAbsent(text.charAt(0), c -> "char " + c);
  }

  static String longs(ConcurrentHashMap<Long, String> map, int id) {
    // BUG: Diagnostic contains: SAFE
    return map.computeIfAbsent((long) id, l -> "long " + l);
  }

  static String numbers(ConcurrentHashMap<Number, String> map, int id) {
    // BUG: Diagnostic contains: SAFE
    return map.computeIfAbsent(id, n -> n.getClass().getSimpleName());
  }

  static List<String> onLines(Request request) {
    List<String> list =
        // BUG: Diagnostic contains: SAFE
        PATHS.computeIfAbsent(
            request
                .path() // without the query
                .trim(),
            k ->
                new ArrayList<>(6));
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
}
