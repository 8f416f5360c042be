package testdata;

import java.util.Objects;

/** Bodies in one line. */
class OneLine {
  static final class Plain {
    private final String a, b, c;
    private transient int hash;

    Plain(String a, String b, String c) { this.a = a; this.b = b; this.c = c; }

    // BUG: Diagnostic contains: SUGGESTION SAFE
    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    } // of all
  }

  static final class Suppressed {
    private final String a, b, c;
    private final int result;
    private transient int hash;

    Suppressed(String a, String b, String c) { this.a = a; this.b = b; this.c = c; result = 1; }

    @SuppressWarnings("unused")
    // BUG: Diagnostic contains: SUGGESTION SAFE
    @Override public int hashCode() {
      int result2 = hash;
      if (result2 == 0) {
        result2 = Objects.hash(a, b, c, result);
        hash = result2;
      }
      return result2;
    }
  }

  static final class Annotated {
    private final String a, b, c;
    private transient int hash;

    Annotated(String a, String b, String c) { this.a = a; this.b = b; this.c = c; }

    // BUG: Diagnostic contains: SUGGESTION SAFE
    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = computeHashCode();
        hash = result;
      }
      return result;
    }

    private int computeHashCode() { /* all */ return Objects.hash(a, b, c); }
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE hashCode() allocates an array for Objects.hash on every call, although the fields of Whole never change. Cache the hash code in a private transient int field that each call reads once. No fix is offered: hashCode() begins behind other code on its line.$
  static final class Whole { final String a = "a", b = "b", c = "c"; @Override public int hashCode() { return Objects.hash(a, b, c); } }

  public static void main(String[] args) {
    Plain plain = new Plain("a", "b", "c");
    System.out.println(plain.hashCode() == plain.hashCode());
    System.out.println(plain.hashCode() == new Plain("a", "b", "c").hashCode());
    System.out.println(plain.hashCode() + new Suppressed("a", "b", null).hashCode());
    System.out.println(new Annotated("a", "b", null).hashCode());
  }
}
