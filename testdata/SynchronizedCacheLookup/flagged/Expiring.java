package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** One value that is good for a time, and lookups that return an optional. */
class Expiring {
  interface Token {
    boolean isExpired();
  }

  interface Source {
    Token fetch();

    long lifetime();
  }

  static class Timed {
    private final Source source;
    private Token token;
    private long expires;

    Timed(Source source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call that finds 'token' up to date takes the monitor of this Timed, so concurrent calls block each other and wait for the thread that computes a new value. Keep 'expires' and 'token' in one immutable object in a volatile field, read it without the lock, and replace it where it is out of date.
    synchronized Token token() {
      if (token == null || System.currentTimeMillis() > expires) {
        token = source.fetch();
        expires = System.currentTimeMillis() + source.lifetime();
      }
      return token;
    }
  }

  static class Local {
    private final Source source;
    private Token token;
    private long expires;

    Local(Source source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: Keep 'expires' and 'token' in one immutable object
    synchronized Token token() {
      long now = System.nanoTime();
      if (now - expires > 0) {
        token = source.fetch();
        expires = source.lifetime();
      }
      return token;
    }
  }

  static class Knowing {
    private final Source source;
    private Token token;

    Knowing(Source source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call that finds 'token' up to date takes the monitor of this Knowing, so concurrent calls block each other and wait for the thread that computes a new value. Make 'token' volatile, read it once into a local variable, and take the lock only where it is out of date.$
    synchronized Token token() {
      if (token == null || token.isExpired()) {
        token = source.fetch();
      }
      return token;
    }
  }

  static class Lease {
    private final long end = System.nanoTime() + 1000;
    private volatile boolean isReturned;

    boolean isOver() {
      return isReturned || System.nanoTime() - end > 0;
    }

    void giveBack() {
      isReturned = true;
    }
  }

  static class Leasing {
    private Lease lease;

    // BUG: Diagnostic contains: Make 'lease' volatile
    synchronized Lease lease() {
      if (lease == null || lease.isOver()) {
        lease = new Lease();
      }
      return (Lease) (lease);
    }
  }

  static class Optionals {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Optionals, so concurrent hits block each other.
    synchronized Optional<String> find(String key) {
      return Optional.ofNullable(map.get(key));
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  private final Optionals optionals = new Optionals();

  String text(String key) {
    Optional<String> known = optionals.find(key);
    if (known.isPresent()) {
      return known.get();
    }
    String text = key.trim();
    optionals.put(key, text);
    return text;
  }
}
