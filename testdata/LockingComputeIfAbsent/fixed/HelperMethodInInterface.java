package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A default method of an interface, and an enum and a record inside. */
public interface HelperMethodInInterface {
  ConcurrentHashMap<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  default boolean isLong(String text, boolean really) {
    // BUG: Diagnostic contains: SAFE
    return really && getOrCompute(LENGTHS, text, String::length) > 3;
  }

  enum Size {
    SMALL {
      @Override
      int of(String text) {
        // BUG: Diagnostic contains: SAFE
        Integer value = LENGTHS.get(text);
        return value != null ? value : LENGTHS.computeIfAbsent(text, t -> 1);
      }
    };

    abstract int of(String text);

    static boolean isSmall(String text) {
      // BUG: Diagnostic contains: SAFE
      return text != null && getOrCompute(LENGTHS, text, t -> 3) < 4;
    }
  }

  record Text(String text) {
    public Text {
      // BUG: Diagnostic contains: SAFE
      Integer value = LENGTHS.get(text);
      if (value == null) {
        value = LENGTHS.computeIfAbsent(text, t -> 2);
      }
      text = text + value;
    }
  }

  public static void main(String[] args) {
    HelperMethodInInterface it = new HelperMethodInInterface() {};
    for (int i = 0; i < 2; i++) {
      System.out.println(it.isLong("four", true) + " " + it.isLong("x", true));
      System.out.println(Size.isSmall("tiny"));
      System.out.println(Size.SMALL.of("small") + " " + new Text("text"));
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
