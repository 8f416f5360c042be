package testdata;

/** The lock guards more than the greatest value, or the number is more than that. */
class OtherExtremes {
  static class Range {
    private long least;
    private long greatest;

    synchronized void add(long value) {
      if (value > greatest) {
        greatest = value;
      }
      if (value < least) {
        least = value;
      }
    }
  }

  static class Named {
    private long greatest;
    private String name;

    synchronized void add(long value, String ofValue) {
      if (value > greatest) {
        greatest = value;
        name = ofValue;
      }
    }

    synchronized void print() {
      System.out.println(name);
    }
  }

  /** What is kept is not what was compared. */
  static class Deadlines {
    private long deadline;

    synchronized void extend(long now) {
      if (now > deadline) {
        deadline = now + 100;
      }
    }
  }

  static class Clock {
    private long last;

    synchronized void tick() {
      if (System.nanoTime() > last) {
        last = System.nanoTime();
      }
    }
  }

  /** It rises and falls. */
  static class Between {
    private long level;

    synchronized void raise(long value) {
      level = Math.max(level, value);
    }

    synchronized void lower(long value) {
      level = Math.min(level, value);
    }
  }

  static class Counted {
    private long level;

    synchronized void raise(long value) {
      if (value > level) {
        level = value;
      } else {
        level = 0;
      }
    }

    synchronized void add(long value) {
      level = Math.max(level, value) + 1;
    }
  }

  static class Unlocked {
    private volatile long greatest;

    synchronized void add(long value) {
      if (value > greatest) {
        greatest = value;
      }
    }

    void reset() {
      greatest = 0;
    }
  }

  /** Few values come to the lock. */
  static class Tested {
    private final Object lock = new Object();
    private volatile int greatest;

    int greatest() {
      return greatest;
    }

    void add(int value) {
      if (value > this.greatest) {
        synchronized (lock) {
          if (value > this.greatest) {
            this.greatest = value;
          }
        }
      }
    }

    void reset() {
      synchronized (lock) {
        greatest = 0;
      }
    }
  }
}
