package testdata;

/** Two fields that change together, and are no cached value. */
class NoLastValues {
  /** Every call changes the state. */
  static class Sequence {
    private long last;
    private long sequence;

    synchronized long next(long now) {
      if (now == last) {
        sequence++;
      } else {
        last = now;
        sequence = 0;
      }
      return sequence;
    }
  }

  /** The new value is computed from the old one. */
  static class Sum {
    private long last;
    private long sum;

    synchronized long sum(long now) {
      if (now != last) {
        last = now;
        sum = sum + now;
      }
      return sum;
    }
  }

  /** A look without the lock precedes. */
  static class Checked {
    private volatile long last;
    private volatile String text;

    String text(long now) {
      if (now == last) {
        return text;
      }
      synchronized (this) {
        if (now != last) {
          text = "at " + now;
          last = now;
        }
        return text;
      }
    }
  }

  static class Surrounded {
    private volatile long last;
    private volatile String text;

    String text(long now) {
      if (now != last) {
        synchronized (this) {
          if (now != last) {
            text = "at " + now;
            last = now;
          }
          return text;
        }
      }
      return text;
    }
  }

  static class Chosen {
    private volatile long last;
    private volatile String text;

    String text(long now) {
      return now == last ? text : renew(now);
    }

    private synchronized String renew(long now) {
      if (now != last) {
        text = "at " + now;
        last = now;
      }
      return text;
    }
  }

  /** A hit counts. */
  static class Counted {
    private long last;
    private String text;
    private int hits;

    synchronized String text(long now) {
      if (now != last) {
        last = now;
        text = "at " + now;
      } else {
        hits++;
      }
      return text;
    }

    @SuppressWarnings("SynchronizedFieldRead")
    synchronized int hits() {
      return hits;
    }
  }

  /** The key is not what the value was computed for. */
  static class Switch {
    private boolean on;
    private String text = "";

    synchronized String text(boolean now, String name) {
      if (on != now) {
        on = !on;
        text = name;
      }
      return text;
    }
  }

  /** Hits return one of two fields. */
  static class Alternating {
    private long last;
    private String text = "";
    private String other = "";

    synchronized String text(long now, boolean first) {
      if (now == last) {
        return first ? text : other;
      }
      last = now;
      text = "at " + now;
      other = "before " + now;
      return text;
    }
  }

  /** Not every miss stores a value. */
  static class Partial {
    private long last;
    private String text = "";

    synchronized String text(long now) {
      if (now == last) {
        return text;
      }
      last = now;
      if (now > 0) {
        text = "at " + now;
      }
      return text;
    }
  }

  /** A constant is returned. */
  static class Constant {
    private static final String UNKNOWN = "unknown";
    private long last;

    synchronized String text(long now) {
      if (now == last) {
        return UNKNOWN;
      }
      last = now;
      return UNKNOWN;
    }
  }

  /** A hit also reads what others change. */
  static class Suffixed {
    private long last;
    private String text = "";
    private boolean enabled;

    synchronized String text(long now) {
      if (now == last && enabled) {
        return text;
      }
      last = now;
      text = "at " + now;
      return text;
    }

    synchronized void enable(boolean enabled) {
      this.enabled = enabled;
    }
  }

  /** A hit wakes up others. */
  static class Waking {
    private long last;
    private String text = "";

    synchronized String text(long now) {
      if (now != last) {
        last = now;
        text = "at " + now;
      }
      notifyAll();
      return text;
    }
  }

  /** Each caller brings a lock of its own. */
  static class OfCaller {
    private long last;
    private String text = "";

    String text(Object lock, long now) {
      synchronized (lock) {
        if (now != last) {
          last = now;
          text = "at " + now;
        }
        return text;
      }
    }
  }

  /** The time is not kept, and neither is the argument. */
  static class Untimed {
    private long start;
    private String text = "";

    synchronized String text() {
      if (System.nanoTime() - start > 1000) {
        text = "at " + System.nanoTime();
      }
      return text;
    }

    synchronized String given(long now) {
      if (now - start > 1000) {
        text = "at " + now;
      }
      return text;
    }

    synchronized void restart(long time) {
      start = time;
    }
  }

  interface Lease {
    boolean isOver();
  }

  /** Other conditions than the value's own decide. */
  static class Renewed {
    private Lease lease;

    synchronized Lease lease(Lease next, Lease other) {
      if (lease == null || lease.isOver() || other.isOver()) {
        lease = next;
      }
      return lease;
    }

    synchronized Lease forced(Lease next, boolean forced) {
      if (lease == null || lease.isOver() || forced) {
        lease = next;
      }
      return lease;
    }
  }

  /** A look without the lock precedes. */
  static class CheckedLease {
    private volatile Lease lease;

    Lease lease(java.util.function.Supplier<Lease> leases) {
      Lease found = lease;
      if (found != null && !found.isOver()) {
        return found;
      }
      synchronized (this) {
        if (lease == null || lease.isOver()) {
          lease = leases.get();
        }
        return lease;
      }
    }
  }

  /** The difference is not what decides. */
  static class Logged {
    private long last;
    private String text = "";

    synchronized String text(long now, boolean fresh) {
      long age = now - last;
      if (!fresh) {
        return text;
      }
      last = now;
      text = "at " + age;
      return text;
    }
  }

  /** The key is another one the next time. */
  static class OtherKey {
    private long last;
    private String text = "";

    synchronized String text(long now, long next) {
      if (now != last) {
        last = next;
        text = "at " + next;
      }
      return text;
    }
  }

  /** Some hits return a constant. */
  static class Masked {
    private long last;
    private String text = "";

    synchronized String text(long now, boolean shown) {
      if (now == last) {
        return shown ? text : "hidden";
      }
      last = now;
      text = "at " + now;
      return text;
    }
  }

  /** Chance decides. */
  static class Sampled {
    private double limit;
    private String text = "";

    synchronized String text(String next) {
      if (java.util.concurrent.ThreadLocalRandom.current().nextDouble() > limit) {
        limit = next.length();
        text = next;
      }
      return text;
    }
  }

  /** A method of the object decides, too. */
  static class Disabled {
    private final java.util.function.Supplier<Lease> leases;
    private volatile boolean disabled;
    private Lease lease;

    Disabled(java.util.function.Supplier<Lease> leases) {
      this.leases = leases;
    }

    private boolean isDisabled() {
      return disabled;
    }

    void disable() {
      disabled = true;
    }

    synchronized Lease lease() {
      if (lease == null || lease.isOver() || isDisabled()) {
        lease = leases.get();
      }
      return lease;
    }
  }

  /** Callers add to the text that they get, so that its length changes at any time. */
  static class Page {
    private StringBuilder page;

    synchronized StringBuilder page() {
      if (page == null || page.length() > 1000) {
        page = new StringBuilder();
      }
      return page;
    }
  }

  static class Batch {
    private java.util.List<String> batch;

    synchronized java.util.List<String> batch() {
      if (batch == null || batch.isEmpty()) {
        batch = new java.util.ArrayList<>(java.util.List.of("first"));
      }
      return batch;
    }
  }

  /** What the value says changes without the lock. */
  static class Closing {
    static class Session {
      private boolean isClosed;

      boolean isClosed() {
        return isClosed;
      }

      void close() {
        isClosed = true;
      }
    }

    private Session session;

    synchronized Session session() {
      if (session == null || session.isClosed()) {
        session = new Session();
      }
      return session;
    }
  }
}
