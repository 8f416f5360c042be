package testdata;

import java.util.HashMap;
import java.util.Map;

/** Caches whose misses ask for other entries of the same cache. */
public class Recursion {
  private final Map<String, Node> nodes = new HashMap<>();
  private final Map<String, Node> guarded = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'nodes' takes the monitor of this Recursion, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
  public synchronized Node resolve(String name) {
    Node node = nodes.get(name);
    if (node == null) {
      int dot = name.lastIndexOf('.');
      Node parent = dot < 0 ? null : resolve(name.substring(0, dot));
      node = new Node(name, parent);
      nodes.put(name, node);
    }
    return node;
  }

  public Node find(String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'guarded' takes 'guarded', so concurrent hits block each other
    synchronized (guarded) {
      Node node = guarded.get(name);
      if (node == null) {
        node = create(name);
        guarded.put(name, node);
      }
      return node;
    }
  }

  private Node create(String name) {
    int dot = name.lastIndexOf('.');
    return new Node(name, dot < 0 ? null : find(name.substring(0, dot)));
  }

  /** The recursion leads through a private method. */
  static class Through {
    private final Map<String, Node> nodes = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'nodes' takes the monitor of this Through
    synchronized Node find(String name) {
      Node node = nodes.get(name);
      if (node == null) {
        node = create(name);
        nodes.put(name, node);
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
