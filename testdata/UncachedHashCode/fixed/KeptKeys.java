import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Keys that live longer than one lookup, although a factory or another method creates them. */
class KeptKeys {
  static final class Shared {
    private final String from;
    private final String to;
    private final String by;
    private transient int hash;

    private Shared(String from, String to, String by) {
      this.from = from;
      this.to = to;
      this.by = by;
    }

    private static final Shared HOME = new Shared("home", "home", "foot");

    static Shared of(String from, String to) {
      return from.equals(to) ? HOME : new Shared(from, to, "train");
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Shared it && from.equals(it.from) && to.equals(it.to) && by.equals(it.by);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(from, to, by);
        hash = result;
      }
      return result;
    }
  }

  static final class Passed {
    private final String from;
    private final String to;
    private final String by;
    private transient int hash;

    private Passed(String from, String to, String by) {
      this.from = from;
      this.to = to;
      this.by = by;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Passed it && from.equals(it.from) && to.equals(it.to) && by.equals(it.by);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(from, to, by);
        hash = result;
      }
      return result;
    }
  }

  static final class Often {
    private final String from;
    private final String to;
    private final String by;
    private transient int hash;

    private Often(String from, String to, String by) {
      this.from = from;
      this.to = to;
      this.by = by;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Often it && from.equals(it.from) && to.equals(it.to) && by.equals(it.by);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(from, to, by);
        hash = result;
      }
      return result;
    }
  }

  private final Map<Shared, Integer> prices = new HashMap<>();
  private final Map<Passed, Integer> lengths = new HashMap<>();
  private final Map<Often, Integer> counts = new HashMap<>();
  private final List<Passed> stored = List.of(new Passed("a", "b", "car"));

  int price(String from, String to) {
    return prices.get(Shared.of(from, to));
  }

  int sum(String from, String to) {
    int sum = length(new Passed(from, to, "train"));
    for (Passed each : stored) {
      sum += length(each);
    }
    return sum;
  }

  private int length(Passed key) {
    return lengths.get(key);
  }

  int counts(String from, String to) {
    return count(new Often(from, to, "train"));
  }

  private int count(Often key) {
    if (counts.containsKey(key)) {
      counts.put(key, counts.get(key) + 1);
    }
    return counts.get(key);
  }

  public static void main(String[] args) {
    KeptKeys keys = new KeptKeys();
    keys.prices.put(Shared.of("a", "a"), 1);
    keys.lengths.put(new Passed("a", "b", "car"), 2);
    keys.lengths.put(new Passed("a", "b", "train"), 3);
    keys.counts.put(new Often("a", "b", "train"), 4);
    System.out.println(keys.price("b", "b") + keys.sum("a", "b") + keys.counts("a", "b"));
  }
}
