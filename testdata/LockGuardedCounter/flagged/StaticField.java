package testdata;

/** The monitor of one object does not guard what all objects share. */
class StaticField {
  private static int hits;

  // BUG: Diagnostic contains: All that the monitor of this StaticField guards is the number 'hits'. Threads block each other for a single addition. Those on different objects do not share the lock, and can lose updates of the static field. Use an AtomicInteger
  synchronized void hit() {
    hits++;
  }

  /** The class has one monitor. */
  static class OfClass {
    private static int hits;

    // BUG: Diagnostic contains: Threads block each other for a single addition. Use an AtomicInteger
    static synchronized void hit() {
      hits++;
    }

    static synchronized int hits() {
      return hits;
    }
  }
}
