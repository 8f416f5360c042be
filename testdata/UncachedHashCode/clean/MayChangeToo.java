package testdata;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
/** Values that may change behind a final field, hashes that are kept, hashes that cost little. */
class MayChangeToo {
  record P(int a, int b) {}
  enum Level { LOW; int weight; int getWeight() { return weight; } }
  static class MutBase { int m; int getM() { return m; } public int hashCode() { return m; } }
  static final class SubOfMut extends MutBase { final String a = "a"; }
  static final class A { private final SubOfMut s = new SubOfMut(); private final String b = "b"; private final String c = "c";
    @Override public int hashCode() { return Objects.hash(s, b, c); } }
  static final class A2 extends MutBase { private final String b = "b";
    @Override public int hashCode() { return Objects.hash(this.getM(), b, 3); } }
  static final class A3 extends MutBase { private final String b = "b";
    @Override public int hashCode() { return Objects.hash(m, b, 3); } }
  static final class B { private final Level l = Level.LOW; private final String b = "b";
    @Override public int hashCode() { return Objects.hash(l.getWeight(), b, 3); } }
  static final class C { private final Set<Level> s = EnumSet.of(Level.LOW);
    @Override public int hashCode() { return s.hashCode(); } }
  static final class D { private final Date length = new Date();
    @Override public int hashCode() { return Objects.hash(length, 1, 2); } }
  static final class E { private final int a = 1; private final String b = "b";
    @Override public int hashCode() { return Objects.hash(a, b, java.util.concurrent.ThreadLocalRandom.current().nextDouble()); } }
  static final class E1 { private final int a = 1; private final String b = "b";
    @Override public int hashCode() { return Objects.hash(a, b, Integer.getInteger("x")); } }
  static final class F { private final String a = "a", b = "b", c = "c"; private Integer hash;
    @Override public int hashCode() { if (hash == null) { hash = Objects.hash(a, b, c); } return hash; } }
  static final class F1 { private final String a = "a", b = "b", c = "c"; private transient volatile int h; private transient boolean done;
    @Override public int hashCode() { if (!done) { h = Objects.hash(a, b, c); done = true; } return h; } }
  static final class F2 { private final String a = "a", b = "b", c = "c"; private final Supplier<Integer> h = () -> Objects.hash(a(), b(), 3);
    String a() { return a; } String b() { return b; }
    @Override public int hashCode() { return h.get(); } }
  static final class F3 { private final String a = "a", b = "b", c = "c"; private final AtomicInteger h = new AtomicInteger();
    @Override public int hashCode() { int x = h.get(); if (x == 0) { x = Objects.hash(a, b, c); h.set(x); } return x; } }
  static final class F4 { private final String a = "a", b = "b", c = "c"; private final int h; F4() { h = Objects.hash(a, b, c); }
    @Override public int hashCode() { return h; } }
  static final class F5 { private final String a = "a", b = "b", c = "c"; private final int[] h = new int[1];
    @Override public int hashCode() { if (h[0] == 0) h[0] = Objects.hash(a, b, c); return h[0]; } }
  static final class G { private final P p = new P(1, 2);
    @Override public int hashCode() { return p == null ? 0 : p.hashCode(); } }
  static final class G1 { private final P p = new P(1, 2);
    @Override public int hashCode() { return 31 + Objects.hashCode(p); } }
  static final class H { private final String a = "a", b = "b";
    @Override public int hashCode() { int r = a.toString().hashCode(); r = 31 * r + (b != null ? b.hashCode() : 0); return r; } }
  static final class I { private final long a = 1; private final double d = 2; private final boolean z = true; private final Level l = Level.LOW;
    @Override public int hashCode() { int r = (int) (a ^ (a >>> 32)); r = 31 * r + Double.hashCode(d); r = 31 * r + (z ? 1 : 0); r = 31 * r + l.hashCode(); return r; } }
  static final class Ident { final int z = 3; }
  static final class J { private final Ident i = new Ident(); private final int k = 3;
    @Override public int hashCode() { return 31 * i.hashCode() + k; } }
  static final class K { private final Collection<String> v; K(Map<String, String> m) { v = Collections.unmodifiableCollection(m.values()); }
    @Override public int hashCode() { return v.hashCode(); } }
  static final class K1 { private final Map<String, String> v; K1(Map<String, String> m) { v = Collections.unmodifiableMap(new WeakHashMap<>(m)); }
    @Override public int hashCode() { return v.hashCode(); } }
  static final class K2 { private final List<String> v; K2(List<String> m, boolean b) { v = b ? List.copyOf(m) : m; }
    @Override public int hashCode() { return v.hashCode(); } }
  static final class L { static final String A = "a"; static final int B = 2;
    @Override public int hashCode() { return 31; } }
  static final class M { private final StringBuilder a = new StringBuilder(); private final int[] arr = {1};
    @Override public int hashCode() { return Objects.hash(a, Arrays.hashCode(arr), 3); } }
  static final class N { private final String a = "a", b = "b", c = "c";
    @Override public int hashCode() { return System.identityHashCode(this) + a.toLowerCase().hashCode(); } }
  private final Date changing = new Date(0);
  @Override public int hashCode() { return changing.hashCode(); }
  final class View {
    @Override public int hashCode() { return Objects.hash(MayChangeToo.this, 1, 2) + MayChangeToo.this.hashCode(); } }
}
