package testdata;
import java.util.*;
import java.math.BigDecimal;
import java.util.stream.*;
/** More ways in which hash codes are written. */
public class MoreShapes {
  record P(int a, int b) {}
  enum Color { RED, GREEN }
  static final class A { private final String a = "a", b = "b", c = "c";
    private transient int hash;
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    } }
  static final class B { private final String a; private final List<String> l;
    private transient int hash;
    B(String a, List<String> l) { this.a = a; this.l = l == null ? List.of() : List.copyOf(l); }
    String getA() { return a; }
    List<String> getL() { return l; }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = Objects.hash(getA(), getL());
        hash = result;
      }
      return result;
    }
  }
  static final class C { private final String a;
    private transient int hash;
    C(String a) { this.a = Objects.requireNonNull(a); }
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
      if (a == null) {
        return 0;
      }
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return a.toLowerCase(Locale.ROOT).hashCode();
    }
  }
  static final class D { private final P p = new P(1, 2); private final String s = "x"; private final Color c = Color.RED; private final Integer boxed = 4;
    private transient int hash;
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
      // BUG: Diagnostic contains: SUGGESTION SAFE
      int result = p != null ? p.hashCode() : 0;
      result = 31 * result + (s == null ? 0 : s.hashCode());
      result = 31 * result + c.hashCode();
      result = 31 * result + Integer.hashCode(boxed);
      return result;
    }
  }
  static final class E { final E parent; final String name; final int x;
    private transient int hash;
    E(E parent, String name, int x) { this.parent = parent; this.name = name; this.x = x; }
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(parent, name, x);
        hash = result;
      }
      return result;
    }
  }
  static final class E2 { final E2 parent; final String name;
    private transient int hash;
    E2(E2 parent, String name) { this.parent = parent; this.name = name; }
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = 31 * name.hashCode() + (parent == null ? 0 : parent.hashCode());
        hash = result;
      }
      return result;
    }
  }
  static final class F<T> { private final String a = "a"; private final int b = 2; private final Color c = Color.RED;
    private transient int cachedHash;
    @Override
    public final int hashCode() {
      int result = cachedHash;
      if (result == 0) {
        result = computeHashCode();
        cachedHash = result;
      }
      return result;
    }

    private int computeHashCode() {
      final int prime = 31;
      int hash = 7;
      // BUG: Diagnostic contains: SUGGESTION SAFE
      hash = prime * hash + Objects.hash(a, b, c);
      return hash;
    }
  }
  static final class G { private final String name = "n"; private final int kind = 1;
    private transient int hash;
    private int compute() { return Objects.hash(name, kind, "k"); }
    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = compute();
        hash = result;
      }
      return result; }
  }
  static final class H { private final List<String> tags;
    private transient int hash;
    H(String... t) { tags = Stream.of(t).toList(); }
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
      int h = 1;
      // BUG: Diagnostic contains: SUGGESTION SAFE
      for (int i = 0; i < tags.size(); i++) {
        h = 31 * h + tags.get(i).hashCode();
      }
      return h;
    }
  }
  static final class I { private final String hash = "h"; private final String result = "r"; private final int hash2 = 2;
    private transient int cachedHash;
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
      // BUG: Diagnostic contains: SUGGESTION SAFE
      int local = Objects.hash(hash, result, hash2);
      return local;
    }
  }
  static final class J { private final int mode = 1; private final String s = "Q";
    @Override
    public int hashCode() {
      switch (mode) {
        case 1:
          // BUG: Diagnostic contains: if the default locale never changes
          return s.toUpperCase().hashCode();
        default:
          return 0;
      }
    }
  }
  final class Inner { private final String a = "a"; private final String b = "b"; private final BigDecimal c = BigDecimal.ONE;
    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: of a subclass
      return Objects.hash(a, b, c); // trailing
    }
  }
  static final class NoFields2 { static final String X = "x";
    private final Optional<String> o = Optional.empty(); private final UUID u = new UUID(1, 2); private final java.time.Instant t = java.time.Instant.EPOCH;
    private transient int hash;
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(
            this.o,
            this.u,

            this.t);
        hash = result;
      }
      return result;
    }
  }
  static final class Suppressed { private final String a = "A";
    @SuppressWarnings("deprecation")
    @Override
    public int hashCode() {
      int r = new Object[0].length;
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return r + a.toUpperCase().hashCode();
    }
  }
  static final class Leaks { private final String a; private final String b; private final String c;
    static final Set<Object> ALL = new HashSet<>();
    Leaks(String a) { ALL.add(this); this.a = a; b = "b"; c = "c"; }
    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }
  static final class Thises { private final String a; private final String b; private final String c;
    private transient int hash;
    Thises() { this("x"); }
    Thises(String a) { this.a = a; this.b = "b"; this.c = "c".trim(); }
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }
  private static class Eff { private final String a = "a", b = "b", c = "c";
    private transient int hash;
    @Override
    // BUG: Diagnostic contains: SUGGESTION SAFE
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }
  static final class Key2 { private final String name; private final int n = 3;
    private transient int hash;
    Key2(String name) { this.name = name; }
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // comment
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(name, n, "z"); /* tail */
        hash = result;
      }
      return result;
    }
  }
  static final class Other { private final Key2 key = new Key2("a"); private final Key2 key2 = new Key2("b");
    private transient int hash;
    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = 31 * key.hashCode() + key2.hashCode();
        hash = result;
      }
      return result;
    }
  }
  public static void main(String[] x) {
    A o0 = new A();
    System.out.println(o0.getClass() + " " + o0.hashCode() + " " + o0.hashCode());
    B o1 = new B("a", List.of("1"));
    System.out.println(o1.getClass() + " " + o1.hashCode() + " " + o1.hashCode());
    C o2 = new C("Xx");
    System.out.println(o2.getClass() + " " + o2.hashCode() + " " + o2.hashCode());
    E o3 = new E(null, "e", 1);
    System.out.println(o3.getClass() + " " + o3.hashCode() + " " + o3.hashCode());
    E o4 = new E(new E(null, "q", 3), "e", 1);
    System.out.println(o4.getClass() + " " + o4.hashCode() + " " + o4.hashCode());
    E2 o5 = new E2(new E2(null, "w"), "v");
    System.out.println(o5.getClass() + " " + o5.hashCode() + " " + o5.hashCode());
    G o6 = new G();
    System.out.println(o6.getClass() + " " + o6.hashCode() + " " + o6.hashCode());
    H o7 = new H("a", "b");
    System.out.println(o7.getClass() + " " + o7.hashCode() + " " + o7.hashCode());
    I o8 = new I();
    System.out.println(o8.getClass() + " " + o8.hashCode() + " " + o8.hashCode());
    J o9 = new J();
    System.out.println(o9.getClass() + " " + o9.hashCode() + " " + o9.hashCode());
    Inner o10 = new MoreShapes().new Inner();
    System.out.println(o10.getClass() + " " + o10.hashCode() + " " + o10.hashCode());
    NoFields2 o11 = new NoFields2();
    System.out.println(o11.getClass() + " " + o11.hashCode() + " " + o11.hashCode());
    Suppressed o12 = new Suppressed();
    System.out.println(o12.getClass() + " " + o12.hashCode() + " " + o12.hashCode());
    Leaks o13 = new Leaks("a");
    System.out.println(o13.getClass() + " " + o13.hashCode() + " " + o13.hashCode());
    Thises o14 = new Thises();
    System.out.println(o14.getClass() + " " + o14.hashCode() + " " + o14.hashCode());
    Eff o15 = new Eff();
    System.out.println(o15.getClass() + " " + o15.hashCode() + " " + o15.hashCode());
    Other o16 = new Other();
    System.out.println(o16.getClass() + " " + o16.hashCode() + " " + o16.hashCode());
    try { new B(null, null).hashCode(); } catch (NullPointerException e) { System.out.println("npe"); }
  }
}
