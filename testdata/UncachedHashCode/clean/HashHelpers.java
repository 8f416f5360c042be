import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Static methods of other classes whose results change, or that do little. */
class HashHelpers {
  static final class Hashes {
    private static int seed = 17;

    static int of(Object value) {
      return value == null ? 0 : value.hashCode();
    }

    static int seeded(Object value) {
      return seed++ + of(value);
    }

    static int sizeOf(List<String> values) {
      return values.size();
    }
  }

  static final class Counter {
    private int count;

    void count() {
      count++;
    }

    @Override
    public int hashCode() {
      return count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counter that && that.count == count;
    }
  }

  /** Two strings cache their own hash codes. */
  static final class Pair {
    private final String first;
    private final String second;

    Pair(String first, String second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public int hashCode() {
      return 31 * Hashes.of(first) + Hashes.of(second);
    }
  }

  static final class OfSeed {
    private final String first = "a";
    private final List<String> second = List.of("b");

    @Override
    public int hashCode() {
      return 31 * Hashes.seeded(first) + Hashes.seeded(second);
    }
  }

  static final class OfCounters {
    private final Counter first = new Counter();
    private final Counter second = new Counter();

    @Override
    public int hashCode() {
      return 31 * Hashes.of(first) + Hashes.of(second);
    }
  }

  static final class OfLists {
    private final List<String> names = new ArrayList<>();

    void add(String name) {
      names.add(name);
    }

    @Override
    public int hashCode() {
      return Hashes.of(names);
    }
  }

  static final class OfSize {
    private final List<String> names = List.of("a", "b");

    @Override
    public int hashCode() {
      return Hashes.sizeOf(names);
    }
  }

  /** What a subclass has for a name may change. */
  abstract static class Named {
    abstract String name();

    @Override
    public final boolean equals(Object other) {
      return other instanceof Named that && that.name().equals(name());
    }

    @Override
    public final int hashCode() {
      return name().hashCode();
    }
  }

  static final class Renamed extends Named {
    private static String prefix = "a";

    static void prefix(String given) {
      prefix = given;
    }

    @Override
    String name() {
      return prefix;
    }
  }

  static final class OfRenamed {
    private final Renamed first = new Renamed();
    private final Renamed second = new Renamed();

    @Override
    public int hashCode() {
      return 31 * Hashes.of(first) + Hashes.of(second);
    }
  }

  /** Nothing shows of which subclass the parent is. */
  abstract static class Node {
    private final Node parent;

    Node(Node parent) {
      this.parent = parent;
    }

    abstract String label();

    @Override
    public final boolean equals(Object other) {
      return other instanceof Node that && that.label().equals(label());
    }

    @Override
    public final int hashCode() {
      return parent == null ? 0 : parent.label().hashCode();
    }
  }

  static final class Leaf extends Node {
    Leaf(Node parent) {
      super(parent);
    }

    @Override
    String label() {
      return "leaf";
    }
  }

  static final class Counting extends Node {
    private int count;

    Counting(Node parent) {
      super(parent);
    }

    @Override
    String label() {
      return "counting " + count++;
    }
  }

  static final class OfLeaves {
    private final Leaf first;
    private final Leaf second;

    OfLeaves(Counting parent) {
      this.first = new Leaf(parent);
      this.second = new Leaf(parent);
    }

    @Override
    public int hashCode() {
      return 31 * Hashes.of(first) + Hashes.of(second);
    }
  }

  String leaves(OfLeaves leaves) {
    return names.get(leaves);
  }

  private final Map<Object, String> names = new HashMap<>();

  String names(Pair a, OfSeed b, OfCounters c, OfLists d, OfSize e, OfRenamed f) {
    String first = names.get(a) + names.get(b) + names.get(c);
    return first + names.get(d) + names.get(e) + names.get(f);
  }
}
