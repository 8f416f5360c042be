package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Immutable keys whose hash is work each time. */
public final class Keys {
  private final String host;
  private final int port;
  private final String path;
  private transient int hash;

  Keys(String host, int port, String path) {
    this.host = host;
    this.port = port;
    this.path = path;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Keys k && host.equals(k.host) && port == k.port && path.equals(k.path);
  }

  @Override
  public int hashCode() {
    int result = hash;
    if (result == 0) {
      // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash on every call, although the fields of Keys never change.
      result = Objects.hash(host, port, path);
      hash = result;
    }
    return result;
  }

  static final class Column {
    private final String name;
    private final String table;

    Column(String name, String table) {
      this.name = name;
      this.table = table;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Column c
          && name.equalsIgnoreCase(c.name)
          && table.equalsIgnoreCase(c.table);
    }

    @Override
    public int hashCode() {
      // letter case does not count
      // BUG: Diagnostic contains: hashCode() allocates an array for Objects.hash and creates a modified copy of a string on every call
      return Objects.hash(
          name.toUpperCase(), // first
          table.toUpperCase());
    }
  }

  static final class Tags {
    private final List<String> tags;
    private transient int hash;

    Tags(List<String> tags) {
      this.tags = List.copyOf(tags);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Tags t && tags.equals(t.tags);
    }

    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() iterates over a collection on every call
        result = tags.hashCode();
        hash = result;
      }
      return result;
    }
  }

  private static class Pair {
    private final String left;
    private final String right;
    private transient int hash;

    Pair(String left, String right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Pair p && left.equals(p.left) && right.equals(p.right);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash on every call, although the fields of Pair never change.
        result = Objects.hash(left, right);
        hash = result;
      }
      return result;
    }
  }

  static final class Text {
    private final String text;
    private final Pair pair;
    private transient int hash;

    Text(String text) {
      this.text = text;
      this.pair = null;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Text t && text.equalsIgnoreCase(t.text);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = computeHashCode();
        hash = result;
      }
      return result;
    }

    private int computeHashCode() {
      int result = 17;
      // one letter after the other
      // BUG: Diagnostic contains: creates a modified copy of a string and runs a loop on every call
      for (char c : text.toLowerCase(java.util.Locale.ROOT).toCharArray()) {
        result = 31 * result + c;
      }
      return result;
    }
  }

  private static void count(Map<Pair, Integer> counts, Pair pair) {
    counts.merge(pair, 1, Integer::sum);
  }

  public static void main(String[] args) {
    Keys key = new Keys("a", 1, "b");
    System.out.println(key.hashCode() + " " + key.hashCode() + " " + key.equals(new Keys("a", 1, "b")));
    Column column = new Column("Id", "T_order");
    System.out.println(column.hashCode() == new Column("ID", "t_Order").hashCode());
    System.out.println(column.hashCode() == column.hashCode());
    Tags tags = new Tags(List.of("x", "y"));
    System.out.println(tags.hashCode() + " " + tags.hashCode() + new Tags(List.of()).hashCode());
    Map<Pair, Integer> counts = new HashMap<>();
    Pair pair = new Pair("l", "r");
    count(counts, pair);
    count(counts, pair);
    System.out.println(counts.values());
    Text text = new Text("Title");
    System.out.println(text.hashCode() + " " + text.hashCode() + " " + new Text("").hashCode());
    try {
      new Text(null).hashCode();
    } catch (NullPointerException e) {
      System.out.println("no text");
    }
  }
}
