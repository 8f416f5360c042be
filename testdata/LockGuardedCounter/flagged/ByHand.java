package testdata;

import lombok.Getter;

/** Numbers that need more than an atomic operation for each access, or another declaration. */
class ByHand {
  static class Package {
    int count;

    // BUG: Diagnostic contains: No fix is offered: code out of sight may use 'count'.$
    synchronized void increment() {
      count++;
    }
  }

  static class Given {
    @Getter private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void increment() {
      count++;
    }
  }

  static class Commented {
    private int /* events */ count;

    // BUG: Diagnostic contains: No fix is offered: the declaration of 'count' has a comment.$
    synchronized void increment() {
      count++;
    }
  }

  static class Two {
    private int first, second;

    // BUG: Diagnostic contains: read. First declare 'second' apart from the other fields of its declaration.$
    synchronized void increment() {
      second++;
    }

    int first() {
      return first;
    }
  }

  static class Read {
    private volatile int count;

    // BUG: Diagnostic contains: No fix is offered: 'count' is volatile, for reads that take no lock.$
    synchronized void increment() {
      count++;
    }

    int count() {
      return count;
    }
  }

  static class Assigned {
    private int count;

    // BUG: Diagnostic contains: No fix is offered: an access of 'count' has a comment, or is no method of an atomic number.$
    synchronized void increment() {
      count++;
    }

    synchronized int reset() {
      return count = 0;
    }
  }

  static class Fraction {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void add(double by) {
      count += by;
    }
  }

  static class Explained {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void add(int by) {
      count /* of events */ += by;
    }
  }

  /** The negated operand would be another expression. */
  static class SubtractedSum {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void add(int a, int b) {
      count -= a + b;
    }
  }

  static class SubtractedNegative {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void add() {
      count -= -2;
    }
  }

  static class Parenthesized {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void increment() {
      (count)++;
    }
  }

  /** With parentheses, which would stay. */
  static class Sum {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void add(int by) {
      count = (count + by);
    }
  }

  /** Two accesses, between which another thread could write. */
  static class Before {
    private int count;

    // BUG: Diagnostic contains: No fix is offered: code uses 'count' more than once while it holds the lock.$
    synchronized int add(int by) {
      int before = count;
      count += by;
      return before;
    }
  }

  static class After {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized int add(int by) {
      int after;
      count += by;
      after = count;
      return after;
    }
  }
}
