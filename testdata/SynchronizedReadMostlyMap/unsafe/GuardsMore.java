import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The lock also guards what elements, keys and comparators hold. */
public class GuardsMore {
  static int compared;

  static final class Key {
    static int hashed;

    @Override
    public int hashCode() {
      hashed++;
      return 1;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key;
    }
  }

  record Point(int x, int y) {}

  record Noisy(int x) {
    @Override
    public String toString() {
      return "noisy" + compared++;
    }
  }

  static final class ByLength implements Comparator<String> {
    private int calls;

    @Override
    public int compare(String a, String b) {
      calls++;
      return a.compareTo(b);
    }
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, Integer> byLambda = new TreeMap<>((a, b) -> {
    compared++;
    return a.compareTo(b);
  });

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, Integer> byClass = new TreeMap<>(new ByLength());

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<Key, Integer> keyed = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, AtomicInteger> counters = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final List<Object> objects = new ArrayList<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final List<Noisy> noisy = new ArrayList<>();

  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final List<Point> points = new ArrayList<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final Map<String, Integer> looked = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final Map<String, Integer> ordered = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  GuardsMore() {
    byLambda.put("a", 1);
    byClass.put("b", 2);
    keyed.put(new Key(), 3);
    counters.put("c", new AtomicInteger(4));
    objects.add(new Key());
    noisy.add(new Noisy(5));
    points.add(new Point(6, 7));
    looked.put("d", 8);
    ordered.put("E", 9);
  }

  String read(Object any, String text) {
    return byLambda.get(text)
        + " "
        + byClass.get(text)
        + keyed.get(new Key())
        + counters.get(text)
        + objects.contains(any)
        + noisy
        + points.contains(new Point(6, 7))
        + points
        + looked.get(any)
        + ordered.get(text);
  }

  public static void main(String[] args) {
    GuardsMore it = new GuardsMore();
    for (String text : List.of("a", "b", "c", "d", "e")) {
      System.out.println(it.read(new Key(), text));
    }
    System.out.println(compared > 0 && Key.hashed > 0);
  }
}
