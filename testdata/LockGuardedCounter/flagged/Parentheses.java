package testdata;

/** Parentheses around the update, which a call does not need. */
class Parentheses {
  static class Prefixed {
    private long serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String next() {
      return "a" + (++serial);
    }
  }

  static class Summed {
    private int serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String next(int by) {
      return "a" + ((serial += by)) + "b";
    }
  }

  static class Assigned {
    private int serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized int next(int by) {
      return (serial = serial + by);
    }
  }

  static class Joined {
    private int serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized int next() {
      return(serial++);
    }
  }

  static class Commented {
    private int serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String next() {
      return "a" + (/* from 1 */ ++serial);
    }
  }

  static class OfStatement {
    private int serial;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String next() {
      return switch (serial++) {
        case 0 -> "first";
        default -> "other";
      };
    }
  }
}
