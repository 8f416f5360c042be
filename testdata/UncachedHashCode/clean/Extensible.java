package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A subclass decides what the methods return that the hash code is computed from. */
public class Extensible {
  private final String ferry;

  public Extensible(String ferry) {
    this.ferry = ferry;
  }

  public String ferry() {
    return ferry;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Extensible that && ferry().equals(that.ferry());
  }

  @Override
  public int hashCode() {
    return Objects.hash(ferry(), "ferry");
  }

  static Map<Extensible, String> captains() {
    return new HashMap<>();
  }

  /** One of the compilation extends it, and other programs can. */
  public static class Extended {
    private final String name;

    protected Extended(String name) {
      this.name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Extended that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, "name");
    }
  }

  static class Extension extends Extended {
    int uses;

    Extension(String name) {
      super(name);
    }
  }

  static Map<Extended, String> names() {
    return new HashMap<>();
  }

  /** Only its package can extend it, but a subclass is open to other programs. */
  static class Pier {
    private final String name;

    Pier(String name) {
      this.name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pier that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, "pier");
    }
  }

  public static class OpenPier extends Pier {
    public OpenPier(String name) {
      super(name);
    }
  }

  static Map<Pier, String> keepers() {
    return new HashMap<>();
  }

  /** A subclass of a subclass has a hash code of its own. */
  static class Quay {
    private final String name;

    Quay(String name) {
      this.name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Quay that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, "quay");
    }
  }

  static class LongQuay extends Quay {
    LongQuay(String name) {
      super(name);
    }
  }

  static final class CountingQuay extends LongQuay {
    private int calls;

    CountingQuay(String name) {
      super(name);
    }

    @Override
    public int hashCode() {
      return super.hashCode() + calls++;
    }
  }

  /** What extends it is out of sight. */
  abstract static class Dock {
    private final String name;
    private final String kind;

    Dock(String name, String kind) {
      this.name = name;
      this.kind = kind;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Dock that && name.equals(that.name) && kind.equals(that.kind);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, kind, "dock");
    }
  }

  static Map<Dock, String> docks() {
    return new HashMap<>();
  }

  /** A subclass has a part of the hash code. */
  abstract static class Lock {
    private final String name;
    private final String kind;

    Lock(String name, String kind) {
      this.name = name;
      this.kind = kind;
    }

    abstract int gates();

    @Override
    public boolean equals(Object other) {
      return other instanceof Lock that && name.equals(that.name) && gates() == that.gates();
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, kind, gates());
    }
  }

  static final class DoubleLock extends Lock {
    int gates = 4;

    DoubleLock(String name) {
      super(name, "double");
    }

    @Override
    int gates() {
      return gates;
    }
  }

  static Map<Lock, String> locks() {
    return new HashMap<>();
  }

  static Map<Quay, String> wardens() {
    return new HashMap<>();
  }
}
