import com.google.common.base.Objects;
import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;

/** Hash codes that static methods of other classes compute from their arguments. */
class HashHelpers {
  static final class Hashes {
    private static final int PRIME = 31;

    static int of(Object value) {
      return value == null ? 0 : value.hashCode();
    }

    static int next(int before, Object value) {
      return before * PRIME + of(value);
    }

    static int all(Object... values) {
      int result = 1;
      for (Object value : values) {
        result = next(result, value);
      }
      return result;
    }
  }

  /** Compares by what each subclass has for a name. */
  abstract static class Named {
    abstract String name();

    @Override
    public final boolean equals(Object other) {
      return other != null
          && other.getClass() == getClass()
          && ((Named) other).name().equals(name());
    }

    @Override
    public final int hashCode() {
      return name().hashCode() ^ getClass().hashCode();
    }
  }

  static final class Group extends Named {
    private final String name;

    Group(String name) {
      this.name = name;
    }

    @Override
    String name() {
      return name;
    }
  }

  static final class CurveKey {
    private final Group group;
    private final Group source;
    private transient int cachedHash;

    CurveKey(Group group, Group source) {
      this.group = group;
      this.source = source;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof CurveKey that
          && Objects.equal(that.group, group)
          && Objects.equal(that.source, source);
    }

    @Override
    public int hashCode() {
      int result = cachedHash;
      if (result == 0) {
        result = computeHashCode();
        cachedHash = result;
      }
      return result;
    }

    private int computeHashCode() {
      int hash = CurveKey.class.getName().hashCode();
      // BUG: Diagnostic contains: SAFE hashCode() hashes nested values
      hash = hash * 31 + Hashes.of(group);
      hash = hash * 31 + Hashes.of(source);
      return hash;
    }
  }

  static final class Query {
    private final String table;
    private final ImmutableList<String> columns;
    private transient int hash;

    Query(String table, ImmutableList<String> columns) {
      this.table = table;
      this.columns = columns;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Query that
          && that.table.equals(table)
          && that.columns.equals(columns);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE hashCode() iterates over a collection
        result = Hashes.next(Hashes.of(table), columns);
        hash = result;
      }
      return result;
    }
  }

  static final class Route {
    private final String from;
    private final String to;
    private final int stops;
    private transient int hash;

    Route(String from, String to, int stops) {
      this.from = from;
      this.to = to;
      this.stops = stops;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Route that
          && that.from.equals(from)
          && that.to.equals(to)
          && that.stops == stops;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE hashCode() allocates an array for Hashes.all and runs a loop
        result = Hashes.all(from, to, stops);
        hash = result;
      }
      return result;
    }
  }

  static final class Type {
    private final String name;
    private final Group pack;
    private transient int hash;

    Type(String name, Group pack) {
      this.name = name;
      this.pack = pack;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Type that && that.name.equals(name) && that.pack.equals(pack);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE hashCode() allocates an array for Objects.hashCode and hashes
        result = Objects.hashCode(name, pack);
        hash = result;
      }
      return result;
    }
  }

  private final Map<CurveKey, String> curves = new HashMap<>();
  private final Map<Query, String> queries = new HashMap<>();
  private final Map<Route, String> routes = new HashMap<>();
  private final Map<Type, String> types = new HashMap<>();

  String find(CurveKey curve, Query query, Route route, Type type) {
    return curves.get(curve) + queries.get(query) + routes.get(route) + types.get(type);
  }

  public static void main(String[] args) {
    HashHelpers all = new HashHelpers();
    Group group = new Group("g");
    all.curves.put(new CurveKey(group, null), "curve");
    all.queries.put(new Query("t", ImmutableList.of("a", "b")), "query");
    all.routes.put(new Route("x", "y", 2), "route");
    all.types.put(new Type("T", group), "type");
    System.out.println(
        all.find(
            new CurveKey(new Group("g"), null),
            new Query("t", ImmutableList.of("a", "b")),
            new Route("x", "y", 2),
            new Type("T", new Group("g"))));
    System.out.println(new Query("t", ImmutableList.of("a")).hashCode());
    System.out.println(new Route("x", "y", 3).hashCode());
  }
}
