package testdata;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A lock around a cached hash code guards nothing, if what it is computed from never changes. */
class HashCodes {
  static final class Key {
    private final String host;
    private final List<String> tags;
    private int hash;

    Key(String host, List<String> tags) {
      this.host = host;
      this.tags = List.copyOf(tags);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Key, although only the first one sets 'hash'. Concurrent callers block each other. Remove the lock, and read 'hash' once into a local variable, which the method tests, assigns to 'hash' on a miss, and returns. A plain int that is computed from final fields alone needs neither a lock nor volatile.$
    @Override
    public synchronized int hashCode() {
      if (hash == 0) {
        hash = Objects.hash(host, tags);
      }
      return hash;
    }
  }

  static final class Local {
    private final String a;
    private final String b;
    private int hash;

    Local(String a, String b) {
      this.a = a;
      this.b = b;
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: Remove the lock, and read 'hash' once
      synchronized (this) {
        int result = hash;
        if (result == 0) {
          result = 31 * a.hashCode() + b.hashCode();
          hash = result;
        }
        return result;
      }
    }
  }

  static final class Price {
    private final BigDecimal amount;
    private final String currency;
    private int hash;

    Price(BigDecimal amount, String currency) {
      this.amount = amount;
      this.currency = currency;
    }

    // BUG: Diagnostic contains: needs neither a lock nor volatile, if no value is an instance of a subclass of BigDecimal.$
    @Override
    public synchronized int hashCode() {
      if (hash == 0) {
        hash = Objects.hash(amount, currency);
      }
      return hash;
    }
  }

  /** What it is computed from changes under the lock. */
  static final class Mutable {
    private String name;
    private String title;
    private int hash;

    synchronized void set(String newName, String newTitle) {
      name = newName;
      title = newTitle;
    }

    // BUG: Diagnostic contains: Make 'hash' volatile
    @Override
    public synchronized int hashCode() {
      if (hash == 0) {
        hash = Objects.hash(name, title);
      }
      return hash;
    }
  }

  /** The elements of the array may change. */
  static final class GivenArray {
    private final String[] parts;
    private int hash;

    GivenArray(String[] parts) {
      this.parts = parts;
    }

    // BUG: Diagnostic contains: Make 'hash' volatile
    @Override
    public synchronized int hashCode() {
      if (hash == 0) {
        hash = Arrays.hashCode(parts);
      }
      return hash;
    }
  }

  /** Two halves of a long can come from two writes. */
  static final class Wide {
    private final String a;
    private final String b;
    private long hash;

    Wide(String a, String b) {
      this.a = a;
      this.b = b;
    }

    // BUG: Diagnostic contains: Make 'hash' volatile
    synchronized long hash() {
      if (hash == 0) {
        hash = 31L * a.hashCode() + b.hashCode();
      }
      return hash;
    }
  }

  /** Other code can see the field half computed. */
  static final class InSteps {
    private final String a;
    private final String b;
    private int hash;

    InSteps(String a, String b) {
      this.a = a;
      this.b = b;
    }

    // BUG: Diagnostic contains: Make 'hash' volatile
    @Override
    public synchronized int hashCode() {
      if (hash == 0) {
        hash = a.hashCode();
        hash = 31 * hash + b.hashCode();
      }
      return hash;
    }
  }
}
