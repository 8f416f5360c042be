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
}
