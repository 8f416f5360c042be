package testdata;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** What becomes of the function argument. */
class Functions {
  private static final Function<String, String> SEEN = k -> "seen " + k;
  static final Function<String, String> GIVEN = given();
  private static final ConcurrentHashMap<String, String> TEXTS = new ConcurrentHashMap<>();

  private static Function<String, String> given() {
    return k -> "given " + k;
  }

  static String seenConstant(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, SEEN);
  }

  static String seenLocal(String key) {
    Function<Object, String> function = String::valueOf;
    // BUG: Diagnostic contains: SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, function);
  }

  static String identity(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, Function.identity());
  }

  static String cast(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, (Function<String, String>) k -> "cast " + k);
  }

  static String parameter(String key, Function<? super String, String> function) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, function);
  }

  static String givenConstant(String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, GIVEN);
  }

  static String result(String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return getOrCompute(TEXTS, key, given());
  }

  String own(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = TEXTS.get(key);
    return value != null ? value : TEXTS.computeIfAbsent(key, this::ownText);
  }

  private String ownText(String key) {
    return "own " + key;
  }

  Function<String, String> ofSuper() {
    return new Functions() {
      String of(String key) {
        // BUG: Diagnostic contains: SAFE
        String value = TEXTS.get(key);
        return value != null ? value : TEXTS.computeIfAbsent(key, Functions.this::ownText);
      }
    }::of;
  }

  /** Checks its function once, in the constructor. */
  static class Memo<K, V> {
    private final ConcurrentHashMap<K, V> values = new ConcurrentHashMap<>();
    private final Function<? super K, ? extends V> checked;
    private final Function<? super K, ? extends V> unchecked;

    Memo(Function<? super K, ? extends V> function) {
      checked = Objects.requireNonNull(function, "function");
      unchecked = function;
    }

    V checked(K key) {
      // BUG: Diagnostic contains: SAFE
      V value = values.get(key);
      return value != null ? value : values.computeIfAbsent(key, checked);
    }

    V unchecked(K key) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      V value = values.get(key);
      return value != null ? value : values.computeIfAbsent(key, unchecked);
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      System.out.println(seenConstant("a") + seenLocal("b") + identity("c") + cast("d"));
      System.out.println(parameter("e", k -> "parameter") + givenConstant("f") + result("g"));
      System.out.println(new Functions().own("h") + new Functions().ofSuper().apply("i"));
      Memo<String, String> memo = new Memo<>(k -> "memo " + k);
      System.out.println(memo.checked("j") + memo.checked("j") + memo.unchecked("k"));
    }
    try {
      seenConstant(null);
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
