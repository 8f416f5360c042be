package testdata;

import java.util.concurrent.atomic.AtomicInteger;

/** The monitor of one object does not guard what all objects share. */
class StaticField {
  private static final AtomicInteger hits = new AtomicInteger();

  // BUG: Diagnostic contains: All that the monitor of this StaticField guards is the number 'hits'. Threads block each other for a single addition. Those on different objects do not share the lock, and can lose updates of the static field. Use an AtomicInteger
  void hit() {
    hits.incrementAndGet();
  }

  /** The class has one monitor. */
  static class OfClass {
    private static final AtomicInteger hits = new AtomicInteger();

    // BUG: Diagnostic contains: Threads block each other for a single addition. Use an AtomicInteger
    static void hit() {
      hits.incrementAndGet();
    }

    static int hits() {
      return hits.get();
    }
  }
}
