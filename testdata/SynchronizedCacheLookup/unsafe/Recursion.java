package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Caches whose misses ask for other entries of the same cache. */
public class Recursion {
  private final Map<String, Node> nodes = new ConcurrentHashMap<>();
  private final Map<String, Node> guarded = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'nodes' takes the monitor of this Recursion, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
  public Node resolve(String name) {
    Node node = nodes.get(name);
    if (node == null) {
      int dot = name.lastIndexOf('.');
      Node parent = dot < 0 ? null : resolve(name.substring(0, dot));
      node = new Node(name, parent);
      Node existing = nodes.putIfAbsent(name, node);
      if (existing != null) {
        node = existing;
      }
    }
    return node;
  }

  public Node find(String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'guarded' takes 'guarded', so concurrent hits block each other
    Node node = guarded.get(name);
    if (node == null) {
      node = create(name);
      Node existing = guarded.putIfAbsent(name, node);
      if (existing != null) {
        node = existing;
      }
    }
    return node;
  }

  private Node create(String name) {
    int dot = name.lastIndexOf('.');
    return new Node(name, dot < 0 ? null : find(name.substring(0, dot)));
  }

  /** The recursion leads through a private method. */
  static class Through {
    private final Map<String, Node> nodes = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'nodes' takes the monitor of this Through
    Node find(String name) {
      Node node = nodes.get(name);
      if (node == null) {
        node = create(name);
        Node existing = nodes.putIfAbsent(name, node);
        if (existing != null) {
          node = existing;
        }
      }
      return node;
    }

    private Node create(String name) {
      int dot = name.lastIndexOf('.');
      return new Node(name, dot < 0 ? null : parent(name, dot));
    }

    private Node parent(String name, int dot) {
      return find(name.substring(0, dot));
    }
  }

  Node through(Through nodes, String name) {
    return nodes.find(name);
  }

  static final class Node {
    final String name;
    final Node parent;

    Node(String name, Node parent) {
      this.name = name;
      this.parent = parent;
    }
  }
}
