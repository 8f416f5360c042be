package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Operands to the left throw, unbox or initialize a class before the map is filled. */
class EvaluationOrder {
  private static final Map<String, Integer> SIZES = new ConcurrentHashMap<>();

  static class Noisy {
    static {
      System.out.println("initialized");
    }

    final Object value;

    Noisy(Object value) {
      this.value = value;
    }
  }

  static class Holder {
    final Integer size = 1;
    Map<String, Integer> sizes;
  }

  static int unboxed(Integer left, String key) {
    // BUG: Diagnostic contains: SAFE
    return left + SIZES.computeIfAbsent(key, k -> k.length());
  }

  static Object argument(int one, Integer two) {
    return one + two;
  }

  static Object unboxedArgument(Integer left, String key) {
    // BUG: Diagnostic contains: SAFE
    return argument(left, SIZES.computeIfAbsent(key, k -> k.length()));
  }

  static int cast(Object left, String key) {
    // BUG: Diagnostic contains: SAFE
    return (Integer) left + SIZES.computeIfAbsent(key, k -> k.length());
  }

  static String field(Holder left, String key) {
    // BUG: Diagnostic contains: SAFE
    return left.size + ":" + SIZES.computeIfAbsent(key, k -> k.length());
  }

  static int[] array(Integer left, String key) {
    // BUG: Diagnostic contains: SAFE
    return new int[] {left, SIZES.computeIfAbsent(key, k -> k.length())};
  }

  static int added(Integer left, String key) {
    Integer sum = left;
    // BUG: Diagnostic contains: SAFE
    sum += SIZES.computeIfAbsent(key, k -> k.length());
    return sum;
  }

  static Object created(String key) {
    // BUG: Diagnostic contains: SAFE
    return new Noisy(SIZES.computeIfAbsent(key, k -> k.length())).value;
  }

  private static String noisyKey(String key) {
    System.out.println("key " + key);
    return key;
  }

  static int mapOfNull(Holder holder, String key) {
    holder.sizes = holder.sizes == null ? null : new ConcurrentHashMap<>(holder.sizes);
    ConcurrentHashMap<String, Integer> sizes = (ConcurrentHashMap<String, Integer>) holder.sizes;
    // BUG: Diagnostic contains: SAFE
    return sizes.computeIfAbsent(noisyKey(key), k -> k.length());
  }

  interface Body {
    Object run();
  }

  private static void print(Body body) {
    try {
      Object result = body.run();
      System.out.println(result instanceof int[] numbers ? numbers[0] + numbers[1] : result);
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) {
    Integer[] lefts = {null, 3, 3};
    for (Integer left : lefts) {
      print(() -> unboxed(left, "a"));
      print(() -> unboxedArgument(left, "b"));
      print(() -> cast(left == null ? "text" : left, "c"));
      print(() -> field(left == null ? null : new Holder(), "d"));
      print(() -> array(left, "e"));
      print(() -> added(left, "f"));
      print(() -> created("g"));
      print(() -> mapOfNull(new Holder(), "h"));
      System.out.println(new TreeMap<>(new HashMap<>(SIZES)));
    }
  }
}
