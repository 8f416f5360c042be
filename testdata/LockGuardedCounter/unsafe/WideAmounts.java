package testdata;

import java.util.concurrent.atomic.AtomicLong;

/** Amounts that do not fit the number: += casts the sum. */
class WideAmounts {
  static class Fractions {
    private int millis;

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Fractions guards is the number 'millis'. Threads block each other for a single addition. Use an AtomicInteger and updateAndGet, and cast the sum to int as the assignment does: addAndGet takes no double.$
    synchronized void add(double seconds) {
      millis += seconds * 1000;
    }

    synchronized int get() {
      return millis;
    }
  }

  static class Bytes {
    private int bytes;

    // BUG: Diagnostic contains: Use an AtomicInteger and updateAndGet, and cast the sum to int as the assignment does: addAndGet takes no long.$
    synchronized void remove(Long count) {
      bytes -= count;
    }
  }

  static class Fitting {
    private final AtomicLong bytes = new AtomicLong();

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Fitting guards is the number 'bytes'. Threads block each other for a single addition. Use an AtomicLong, or a LongAdder
    void add(int count) {
      bytes.addAndGet(count);
    }
  }
}
