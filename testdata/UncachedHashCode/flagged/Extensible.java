package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Other programs may extend the class, but not change what its fields hash to. */
public class Extensible {
  private final String ferry;
  private final String harbour;
  private final int berth;

  public Extensible(String ferry, String harbour, int berth) {
    this.ferry = ferry;
    this.harbour = harbour;
    this.berth = berth;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Extensible that
        && ferry.equals(that.ferry)
        && harbour.equals(that.harbour)
        && berth == that.berth;
  }

  @Override
  public int hashCode() {
    // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash
    return Objects.hash(ferry, harbour, berth);
  }

  static Map<Extensible, String> captains() {
    return new HashMap<>();
  }

  /** Only its package can extend it, and what does so in the file inherits the hash code. */
  static class Pier {
    private final String name;
    private final Integer berths;

    Pier(String name, Integer berths) {
      this.name = name;
      this.berths = berths;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pier that && name.equals(that.name) && berths.equals(that.berths);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash
      return Objects.hash(name, berths);
    }
  }

  static class SmallPier extends Pier {
    SmallPier(String name) {
      super(name, 1);
    }
  }

  public static final class Jetty extends SmallPier {
    private int ships;

    Jetty(String name) {
      super(name);
    }

    int moor() {
      return ++ships;
    }
  }

  static Map<Pier, String> keepers() {
    return new HashMap<>();
  }

  /** An abstract class, whose subclasses in the file inherit the hash code. */
  abstract static class Ref {
    private final String schema;
    private final String table;
    private final long version;

    Ref(String schema, String table, long version) {
      this.schema = schema;
      this.table = table;
      this.version = version;
    }

    abstract String kind();

    @Override
    public final boolean equals(Object other) {
      return other instanceof Ref that && schema.equals(that.schema) && table.equals(that.table);
    }

    @Override
    public final int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash
      return Objects.hash(schema, table, version);
    }
  }

  static final class TableRef extends Ref {
    private int uses;

    TableRef(String table) {
      super("public", table, 1L);
    }

    @Override
    String kind() {
      return "table" + ++uses;
    }
  }

  /** Visible, but other programs cannot construct it, nor what extends it. */
  public abstract static class Part {
    private final String name;
    private final String kind;

    Part(String name) {
      this.name = name;
      this.kind = name + "-kind";
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Part that && name.equals(that.name) && kind.equals(that.kind);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash
      return Objects.hash(name, kind, "part");
    }
  }

  public static final class Wheel extends Part {
    Wheel(String name) {
      super(name);
    }
  }

  static Map<Ref, String> owners() {
    return new HashMap<>();
  }

  static Map<Part, String> makers() {
    return new HashMap<>();
  }

  public static void main(String[] args) {
    Map<Ref, String> owners = owners();
    TableRef table = new TableRef("ships");
    owners.put(table, "Gerty");
    System.out.println(owners.get(new TableRef("ships")) + table.hashCode() + table.kind());
    System.out.println(new Wheel("w").hashCode() + makers().getOrDefault(new Wheel("w"), "none"));
    Extensible first = new Extensible("Ulysses", "Dublin", 3);
    System.out.println(first.hashCode() == Objects.hash("Ulysses", "Dublin", 3));
    System.out.println(first.hashCode() == first.hashCode());
    Map<Extensible, String> captains = captains();
    captains.put(first, "Stephen");
    System.out.println(captains.get(new Extensible("Ulysses", "Dublin", 3)));
    Map<Pier, String> keepers = keepers();
    Jetty jetty = new Jetty("East");
    Pier east = new Pier("East", 1);
    keepers.put(east, "Leopold");
    System.out.println(keepers.get(jetty) + jetty.moor() + keepers.get(jetty) + jetty.hashCode());
    System.out.println(keepers.get(new SmallPier("East")) + keepers.get(east) + east.hashCode());
  }
}
