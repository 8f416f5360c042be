package testdata;

/** Updates that are no sums: an AtomicLong has no method for them. */
class NoSums {
  static class Scale {
    private long factor = 1;

    synchronized void grow(int by) {
      factor *= by;
    }

    synchronized long factor() {
      return factor;
    }
  }

  static class Shifted {
    private int bits;

    synchronized void shift() {
      bits <<= 1;
    }

    synchronized void set() {
      bits |= 1;
    }
  }

  static class Doubled {
    private long total;

    synchronized void add(long more) {
      total += more + total;
    }
  }

  static class Mixed {
    private long total;

    synchronized void add(long more) {
      total = total + more + total;
    }
  }

  static class Negated {
    private long total;

    synchronized void turn(long from) {
      total = from - total;
    }
  }

  /** The lock also guards what is added. */
  static class Weights {
    private final int[] weights = new int[4];
    private long total;

    synchronized void add(int i) {
      total += weights[i];
    }

    void weigh(int i, int weight) {
      weights[i] = weight;
    }
  }

  /** So may code that has the same array. */
  static class Given {
    private final int[] weights;
    private long total;

    Given(int[] weights) {
      this.weights = weights;
    }

    synchronized void add(int i) {
      total += weights[i];
    }
  }
}
