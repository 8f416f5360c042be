import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Constructors that only the class itself calls, with collections that never change. */
public class PrivateConstructors {
  static class Signature {
    private final String owner;
    private final String name;
    private final List<String> types;
    private transient int hash;

    private Signature(String owner, String name, List<String> types) {
      this.owner = owner;
      this.name = name;
      this.types = types;
    }

    private Signature(String name, List<String> types) {
      this("none", name, types);
    }

    static Signature of(String owner, String name, String... types) {
      return new Signature(owner, name, List.of(types));
    }

    static Signature of(String name, List<String> types) {
      List<String> copy = Collections.unmodifiableList(new ArrayList<>(types));
      return new Signature(name, copy);
    }

    static Signature empty(boolean isNull) {
      return new Signature("", isNull ? null : List.of());
    }

    Signature in(String other) {
      return new Signature(other, name, types);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Signature s
          && owner.equals(s.owner)
          && name.equals(s.name)
          && Objects.equals(types, s.types);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(owner, name, types);
        hash = result;
      }
      return result;
    }
  }

  static final class Local {
    private final List<String> names;
    private transient int hash;

    Local(List<String> names) {
      List<String> copy = List.copyOf(names);
      this.names = copy;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = names.hashCode();
        hash = result;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    List<String> types = new ArrayList<>(List.of("a"));
    List<Signature> all =
        List.of(
            Signature.of("o", "n", "a", "b"),
            Signature.of("n", types),
            Signature.empty(true),
            Signature.empty(false),
            Signature.of("n", types).in("p"));
    Local local = new Local(types);
    for (Signature each : all) {
      System.out.println(each.hashCode() + " " + local.hashCode());
    }
    types.add("c");
    for (Signature each : all) {
      System.out.println(each.hashCode() + " " + local.hashCode());
      System.out.println(each.equals(all.get(0)) + " " + each.equals(null));
    }
  }
}
