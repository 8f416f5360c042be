package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The map has been asked for the key just before. */
class LookedUpBefore {
  private final Map<String, List<String>> lists = new ConcurrentHashMap<>();
  private static final ConcurrentHashMap<Integer, String> TEXTS = new ConcurrentHashMap<>();

  List<String> declared(String key) {
    List<String> list = lists.get(key);
    if (list == null) {
      list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return list;
  }

  List<String> mirrored(String key) {
    List<String> list = lists.get(key);
    if (null == list) list = this.lists.computeIfAbsent(key, k -> new ArrayList<>());
    return list;
  }

  List<String> elseBranch(String key) {
    List<String> list = this.lists.get(key);
    if (list != null) {
      list.add("hit");
      return list;
    } else {
      return lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
  }

  List<String> earlyReturn(String key) {
    List<String> list = lists.get(key);
    if (list != null) {
      return list;
    }
    System.out.println("a miss");
    System.out.println("of " + key);
    return lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> earlyReturnOfMiss(String key, boolean create) {
    List<String> list = lists.get(key);
    System.out.println("looked up");
    if (list == null && create) {
      return lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return list;
  }

  List<String> earlyThrow(String key) {
    if (lists.containsKey(key)) {
      throw new IllegalStateException(key);
    }
    System.out.println("new " + key);
    return lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> elseLeaves(String key) {
    List<String> list = lists.get(key);
    if (list == null) {
      System.out.println("a miss");
    } else {
      return list;
    }
    System.out.println("of " + key);
    return lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> ternary(String key) {
    List<String> list = lists.get(key);
    return list != null ? list : lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> ternaryOfMiss(String key) {
    final List<String> list = lists.get(key);
    return list == null ? lists.computeIfAbsent(key, k -> new ArrayList<>()) : list;
  }

  List<String> assignedInCondition(String key) {
    List<String> list;
    if ((list = lists.get(key)) == null) {
      list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return list;
  }

  List<String> assignedInConditionMirrored(String key) {
    List<String> result;
    if (null == (result = lists.get(key))) {
      result = lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return result;
  }

  void containsKey(String key) {
    if (!lists.containsKey(key)) {
      lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
  }

  void containsKeyNegatedTwice(String key, boolean other) {
    if (!(other || lists.containsKey(key))) {
      System.out.println("absent");
      lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
  }

  boolean inCondition(String key) {
    return lists.get(key) == null && lists.computeIfAbsent(key, k -> new ArrayList<>()).isEmpty();
  }

  boolean inDisjunction(String key) {
    return lists.get(key) != null || lists.computeIfAbsent(key, k -> new ArrayList<>()).isEmpty();
  }

  boolean namedCondition(String key) {
    boolean known = lists.containsKey(key);
    System.out.println(known);
    if (!known) {
      System.out.println("absent");
      return lists.computeIfAbsent(key, k -> new ArrayList<>()).isEmpty();
    }
    return false;
  }

  List<String> methodOfObjects(String key) {
    List<String> list = lists.get(key);
    System.out.println(key);
    if (Objects.isNull(list)) {
      System.out.println("absent");
      list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return Objects.nonNull(list) ? list : lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> optional(String key) {
    return Optional.ofNullable(lists.get(key))
        .orElseGet(() -> lists.computeIfAbsent(key, k -> new ArrayList<>()));
  }

  List<String> optionalOfVariable(String key) {
    List<String> list = lists.get(key);
    System.out.println(key);
    return Optional.ofNullable(list)
        .orElseGet(() -> lists.computeIfAbsent(key, k -> new ArrayList<>()));
  }

  List<String> optionalInVariable(String key) {
    Optional<List<String>> list = Optional.ofNullable(lists.get(key));
    System.out.println(key);
    if (list.isPresent()) {
      return list.get();
    }
    System.out.println("absent");
    return lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> optionalIsEmpty(String key) {
    Optional<List<String>> list = Optional.ofNullable(lists.get(key));
    System.out.println(key);
    if (list.isEmpty()) {
      System.out.println("absent");
      return lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return list.get();
  }

  List<String> requireNonNullElseGet(String key) {
    return Objects.requireNonNullElseGet(
        lists.get(key), () -> lists.computeIfAbsent(key, k -> new ArrayList<>()));
  }

  List<String> pattern(String key) {
    if (lists.get(key) instanceof ArrayList<String> list) {
      return list;
    }
    System.out.println("absent");
    return lists.computeIfAbsent(key, k -> new ArrayList<>());
  }

  List<String> getOrDefault(String key) {
    List<String> list = lists.getOrDefault(key, null);
    System.out.println(key);
    if (list == null) {
      list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return list;
  }

  List<String> sameKeyExpression(StringBuilder key) {
    List<String> list = lists.get(key.toString() + 1);
    System.out.println(key);
    if (list == null) {
      list = lists.computeIfAbsent(key.toString() + 1, k -> new ArrayList<>());
    }
    return list;
  }

  record Key(String a, int b) {
    String text(Object[] parts) {
      return a + parts[b];
    }
  }

  private final Map<Key, String> byKey = new ConcurrentHashMap<>();

  String createdKey(String a, int b) {
    String text = byKey.get(new Key(a, b));
    System.out.println(text);
    if (text == null) {
      text = byKey.computeIfAbsent(new Key(a, b), k -> k.a());
    }
    return text;
  }

  String elementKey(String[] keys, int i) {
    String text = byKey.get(new Key(keys[i], 2));
    System.out.println(text);
    return text != null ? text : byKey.computeIfAbsent(new Key(keys[i], 2), k -> k.a());
  }

  static String literalKey() {
    String text = TEXTS.get(42);
    System.out.println(text);
    if (text == null) {
      text = TEXTS.computeIfAbsent(42, k -> "forty-two");
    }
    return text;
  }

  static String nestedBlocks(int key) {
    String text = LookedUpBefore.TEXTS.get(key);
    if (text == null) {
      synchronized (TEXTS) {
        try {
          for (int i = 0; i < 3; i++) {
            if (i > key) {
              text = TEXTS.computeIfAbsent(key, k -> "nested");
            }
          }
        } finally {
          System.out.println("done");
        }
      }
    }
    return text;
  }

  static String loop(int key) {
    String text;
    while ((text = TEXTS.get(key)) == null) {
      TEXTS.computeIfAbsent(key, k -> "while");
    }
    for (; !TEXTS.containsKey(key + 1); ) {
      TEXTS.computeIfAbsent(key + 1, k -> "for");
    }
    return text;
  }

  static String leavesLoop(List<Integer> keys) {
    for (int key : keys) {
      if (TEXTS.containsKey(key)) {
        continue;
      }
      System.out.println(key);
      TEXTS.computeIfAbsent(key, k -> "loop");
    }
    return "left";
  }

  static Supplier<String> later(int key) {
    String text = TEXTS.get(key);
    if (text != null) {
      return () -> text;
    }
    System.out.println("later");
    return () -> TEXTS.computeIfAbsent(key, k -> "later");
  }

  static String byCase(int key, int which) {
    switch (which) {
      case 1:
        String text = TEXTS.get(key);
        if (text != null) {
          return text;
        }
        System.out.println("case");
        return TEXTS.computeIfAbsent(key, k -> "case");
      default:
        return "none";
    }
  }

  static String statementBefore(int key) {
    String before = TEXTS.get(key);
    String after = TEXTS.computeIfAbsent(key, k -> "after");
    return before + after;
  }

  static String missHandledBelow(int key) {
    String text = TEXTS.get(key);
    return text != null ? text : create(key);
  }

  private static String create(int id) {
    System.out.println("creates " + id);
    return TEXTS.computeIfAbsent(id, k -> "created");
  }

  private static <K, V> V getOrCompute(
      ConcurrentHashMap<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }

  static String throughMethod(int key) {
    return getOrCompute(TEXTS, key, k -> "method");
  }

  static String argumentBefore(int key) {
    return String.join(",", TEXTS.get(key), TEXTS.computeIfAbsent(key, k -> "joined"));
  }

  /** The lookup is of the new key. */
  static String assignedBefore(String key) {
    key = key.trim();
    String text = BY_NAME.get(key);
    System.out.println(text);
    if (text != null) {
      return text;
    }
    return BY_NAME.computeIfAbsent(key, k -> "trimmed");
  }

  static String assignedInOtherBranch(String key) {
    String text = BY_NAME.get(key);
    if (text == null && key.isEmpty()) {
      key = "none";
      return key;
    }
    System.out.println(text);
    return text != null ? text : BY_NAME.computeIfAbsent(key, k -> "other");
  }

  static String assignedAfter(String key) {
    String text = BY_NAME.get(key);
    System.out.println(text);
    if (text == null) {
      key = BY_NAME.computeIfAbsent(key, k -> "after");
    }
    return key + text;
  }

  static int assignedByLoop(String[] keys) {
    int misses = 0;
    for (String key = keys[0]; !BY_NAME.containsKey(key); key = keys[misses]) {
      misses++;
      BY_NAME.computeIfAbsent(key, k -> "loop");
    }
    return misses;
  }

  private static final ConcurrentHashMap<String, String> BY_NAME = new ConcurrentHashMap<>();
}
