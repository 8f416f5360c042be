package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Values that hold values of their own class, beside a list. */
class RecursiveValues {
  static final class Topic {
    private final Topic outer;
    private final List<String> words;
    private transient int hash;

    Topic(Topic outer, List<String> words) {
      this.outer = outer;
      this.words = List.copyOf(words);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Topic other
          && Objects.equals(outer, other.outer)
          && words.equals(other.words);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash, iterates over a collection and hashes nested values
        result = Objects.hash(outer, words, 3);
        hash = result;
      }
      return result;
    }
  }

  static final class Scope {
    private final Optional<Scope> around;
    private final List<Scope> imports;
    private final String label;
    private transient int hash;

    Scope(Optional<Scope> around, List<Scope> imports, String label) {
      this.around = around;
      this.imports = List.copyOf(imports);
      this.label = label;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Scope other
          && around.equals(other.around)
          && imports.equals(other.imports)
          && label.equals(other.label);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash and iterates over a collection
        result = Objects.hash(around, imports, label);
        hash = result;
      }
      return result;
    }
  }

  /** All its subclasses are in the file. */
  abstract static class Node {
    private final Node above;
    private final String name;
    private transient int hash;

    private Node(Node above, String name) {
      this.above = above;
      this.name = name;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Node other
          && name.equals(other.name)
          && Objects.equals(above, other.above);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() hashes nested values on every call
        result = 31 * name.hashCode() + Objects.hashCode(above);
        hash = result;
      }
      return result;
    }

    static final class Leaf extends Node {
      Leaf(Node above, String name) {
        super(above, name);
      }
    }

    static final class Branch extends Node {
      private final List<Integer> sizes;

      Branch(Node above, String name, List<Integer> sizes) {
        super(above, name);
        this.sizes = List.copyOf(sizes);
      }

      int size() {
        return sizes.size();
      }
    }
  }

  private final Map<Topic, String> topics = new HashMap<>();
  private final Map<Scope, String> scopes = new HashMap<>();
  private final Map<Node, String> nodes = new HashMap<>();

  String topic(Topic key) {
    return topics.get(key);
  }

  String scope(Scope key) {
    return scopes.get(key);
  }

  String node(Node key) {
    return nodes.get(key);
  }

  public static void main(String[] args) {
    RecursiveValues values = new RecursiveValues();
    Topic topic = new Topic(new Topic(null, List.of("a")), List.of("b", "c"));
    Scope scope = new Scope(Optional.of(new Scope(Optional.empty(), List.of(), "x")), List.of(), "y");
    Node node = new Node.Leaf(new Node.Branch(null, "b", List.of(1)), "l");
    values.topics.put(topic, "topic");
    values.scopes.put(scope, "scope");
    values.nodes.put(node, "node");
    for (int i = 0; i < 2; i++) {
      System.out.println(topic.hashCode() + " " + scope.hashCode() + " " + node.hashCode());
      System.out.println(
          values.topic(new Topic(new Topic(null, List.of("a")), List.of("b", "c")))
              + values.scope(scope)
              + values.node(new Node.Leaf(new Node.Branch(null, "b", List.of(1)), "l"))
              + values.topic(new Topic(null, List.of("b", "c"))));
    }
  }
}
