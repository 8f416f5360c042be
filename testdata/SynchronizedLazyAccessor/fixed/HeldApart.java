package testdata;

import java.util.HashMap;
import java.util.Map;

/** Callers of the accessor that hold another lock, or perhaps the same. */
public class HeldApart {
  private static final Object TABLE = new Object();

  /** No reader waits for the locks of the callers. */
  static class Codec {
    private final Object slicesLock = new Object();
    private final Map<Integer, String> slices = new HashMap<>();
    private volatile String charset;

    // BUG: Diagnostic contains: SAFE Every call takes the monitor of this Codec, although only the first one initializes 'charset'.
    String charset() {
      String current = charset;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (charset == null) {
          charset = String.valueOf("UTF-8");
        }
        return charset;
      }
    }

    String slice(int from) {
      synchronized (slicesLock) {
        String slice = charset().substring(from);
        slices.put(from, slice);
        return slice + slices.size();
      }
    }

    String table() {
      synchronized (TABLE) {
        return charset() + slice(1);
      }
    }

    String all() {
      synchronized (HeldApart.class) {
        return charset() + table();
      }
    }
  }

  /** Whoever gives the lock may give the object itself. */
  static class Given {
    private final Object lock;
    private String name;

    Given(Object lock) {
      this.lock = lock == null ? this : lock;
    }

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Given, although only the first one initializes 'name'. Concurrent callers block each other. Make 'name' volatile, read it once into a local variable, and take the lock only on a miss, unless it matters that a caller holds the lock
    synchronized String name() {
      if (name == null) {
        name = String.valueOf("tide");
      }
      return name;
    }

    String twice() {
      synchronized (lock) {
        return name() + name();
      }
    }
  }

  /** The lock may be the object whose accessor is called. */
  static class Node {
    private Node parent;
    private String label;

    // BUG: Diagnostic contains: UNSAFE Every call takes the monitor of this Node, although only the first one initializes 'label'.
    synchronized String label() {
      if (label == null) {
        label = String.valueOf("node");
      }
      return label;
    }

    void grow() {
      parent = new Node();
    }

    String path() {
      synchronized (parent) {
        return parent.label() + "/" + label();
      }
    }

    String title() {
      return label() + ".";
    }
  }

  /** Each object has its own lock, but not its own field. */
  static class Shared {
    private static volatile String parent;

    // BUG: Diagnostic contains: Every call takes the monitor of this Shared, although only the first one initializes 'parent'. Concurrent callers on one object block each other. Those on different objects do not share the lock, and can initialize the static field at the same time.
    String parent() {
      String current = parent;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (parent == null) {
          parent = String.valueOf("parent");
        }
        return parent;
      }
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Codec codec = new Codec();
    System.out.println(codec.charset() + codec.slice(2) + codec.table() + codec.all());
    System.out.println(new Given(TABLE).twice() + new Given(null).name());
    Node node = new Node();
    node.grow();
    System.out.println(node.path() + node.title());
    System.out.println(new Shared().parent() + new Shared().parent());
  }
}
