package testdata;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/** A lock around a hash code of fields that never change guards nothing. */
class Locked {
  static final class Key {
    private final String host;
    private final String path;
    private final List<String> tags;
    private transient int hash;

    Key(String host, String path, List<String> tags) {
      this.host = host;
      this.path = path;
      this.tags = List.copyOf(tags);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash and iterates over a collection on every call, although the fields of Key never change. Cache the hash code in a private transient int field on the first call, and remove 'synchronized', which then guards nothing.$
        result = Objects.hash(host, path, tags);
        hash = result;
      }
      return result;
    }
  }

  static final class Body {
    private final String a;
    private final String b;
    private transient int hash;

    Body(String a, String b) {
      this.a = a;
      this.b = b;
    }

    // BUG: Diagnostic contains: SUGGESTION SAFE
    @Override public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = Objects.hash(a, b, 3);
        hash = result;
      }
      return result;
    }
  }

  static final class Steps {
    private final String a;
    private final String b;
    private transient int hash;

    Steps(String a, String b) {
      this.a = a;
      this.b = b;
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
      // BUG: Diagnostic contains: SUGGESTION SAFE
      for (String each : new String[] {a, b}) {
        result = 31 * result + each.hashCode();
      }
      return result;
    }
  }

  static final class Price {
    private final BigDecimal amount;
    private final String currency;

    Price(BigDecimal amount, String currency) {
      this.amount = amount;
      this.currency = currency;
    }

    @Override
    public synchronized int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE hashCode() allocates an array for Objects.hash and hashes nested values on every call, although the fields of Price never change. Cache the hash code in a private transient int field on the first call, and remove 'synchronized', which then guards nothing, if no value is an instance of a subclass of BigDecimal.
      return Objects.hash(amount, currency, 1);
    }
  }

  public static void main(String[] args) {
    Key key = new Key("a", "b", List.of("c"));
    System.out.println(key.hashCode() == key.hashCode());
    System.out.println(key.hashCode());
    System.out.println(new Body("a", null).hashCode());
    System.out.println(new Steps("a", "b").hashCode());
    System.out.println(new Price(BigDecimal.ONE, "b").hashCode());
  }
}
