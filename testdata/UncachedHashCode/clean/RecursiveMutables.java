package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Values that hold values of their own class, of which a part can change. */
class RecursiveMutables {
  /** Whoever passed the list may change it. */
  static final class Topic {
    private final Topic outer;
    private final List<String> words;

    Topic(Topic outer, List<String> words) {
      this.outer = outer;
      this.words = words;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Topic other
          && Objects.equals(outer, other.outer)
          && words.equals(other.words);
    }

    @Override
    public int hashCode() {
      return Objects.hash(outer, words, 3);
    }
  }

  /** A subclass in the file hashes what changes. */
  abstract static class Part {
    private Part() {}

    static final class Fixed extends Part {}

    static final class Counting extends Part {
      private static int count;

      @Override
      public boolean equals(Object o) {
        return o instanceof Counting;
      }

      @Override
      public int hashCode() {
        return count++;
      }
    }
  }

  static final class Pair {
    private final Part first;
    private final Part second;
    private final String name;

    Pair(Part first, Part second, String name) {
      this.first = first;
      this.second = second;
      this.name = name;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Pair other && first.equals(other.first) && second.equals(other.second);
    }

    @Override
    public int hashCode() {
      return Objects.hash(first, second, name);
    }
  }

  /** A subclass in the file has a field that changes. */
  abstract static class Node {
    private final Node above;
    private final String name;

    private Node(Node above, String name) {
      this.above = above;
      this.name = name;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Node other && name.equals(other.name);
    }

    @Override
    public int hashCode() {
      return 31 * name.hashCode() + Objects.hashCode(above) + weight();
    }

    abstract int weight();

    static final class Leaf extends Node {
      private int weight;

      Leaf(Node above, String name) {
        super(above, name);
      }

      @Override
      int weight() {
        return weight++;
      }
    }
  }

  private final Map<Topic, String> topics = new HashMap<>();
  private final Map<Pair, String> pairs = new HashMap<>();
  private final Map<Node, String> nodes = new HashMap<>();

  String topic(Topic key) {
    return topics.get(key);
  }

  String pair(Pair key) {
    return pairs.get(key);
  }

  String node(Node key) {
    return nodes.get(key);
  }
}
