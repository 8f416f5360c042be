package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Parentheses around the update, which a call does not need. */
class Parentheses {
  static class Prefixed {
    private final AtomicLong serial = new AtomicLong();

    // BUG: Diagnostic contains: UNSAFE
    String next() {
      return "a" + serial.incrementAndGet();
    }
  }

  static class Summed {
    private final AtomicInteger serial = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    String next(int by) {
      return "a" + serial.addAndGet(by) + "b";
    }
  }

  static class Assigned {
    private final AtomicInteger serial = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    int next(int by) {
      return serial.addAndGet(by);
    }
  }

  static class Joined {
    private final AtomicInteger serial = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    int next() {
      return serial.getAndIncrement();
    }
  }

  static class Commented {
    private final AtomicInteger serial = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    String next() {
      return "a" + (/* from 1 */ serial.incrementAndGet());
    }
  }

  static class OfStatement {
    private final AtomicInteger serial = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    String next() {
      return switch (serial.getAndIncrement()) {
        case 0 -> "first";
        default -> "other";
      };
    }
  }
}
