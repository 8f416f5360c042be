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

  /** It never comes to an end: an addition of its own would not keep to the bound. */
  static class UpTo {
    private int count;

    synchronized void add() {
      if (count < 10) {
        count++;
      }
    }
  }

  /** The greatest value is no index of the next. */
  static class Greatest {
    private int greatest;

    synchronized void add(int value) {
      if (value > greatest) {
        greatest = value;
      }
    }

    synchronized void addOne() {
      greatest++;
    }
  }

  /** The condition is not about the number. */
  static class Cleared {
    private int count;

    synchronized void add(int value) {
      count++;
      if (value > 10) {
        count = 0;
      }
    }
  }

  /** It starts again when it is full, and does not count by ones. */
  static class Budget {
    private long spent;

    synchronized void spend(long amount) {
      spent += amount;
      if (spent > 1000) {
        spent = 0;
      }
    }
  }

  /** Steps of other lengths. */
  static class Strides {
    private final int[] slots = new int[8];
    private int at;

    synchronized int next(int stride) {
      at = (at + stride) % slots.length;
      return at;
    }
  }

  /** The lock guards more than the number: also which elements there are. */
  static class Growing {
    private final java.util.List<String> servers = new java.util.ArrayList<>();
    private int index;

    synchronized String next() {
      index = (index + 1) % servers.size();
      return servers.get(index);
    }

    synchronized void add(String server) {
      servers.add(server);
    }
  }

  /** The lock guards the elements, too. */
  static class Slots {
    private final String[] names;
    private int at;

    Slots(String[] names) {
      this.names = names.clone();
    }

    synchronized String next() {
      return names[at++ % names.length];
    }

    synchronized void rename(int index, String name) {
      names[index] = name;
    }
  }

  /** Nobody may take the number between the two. */
  static class Pairs {
    private int next;

    synchronized int pair() {
      int first = next++;
      int second = next++;
      return first + second;
    }
  }

  static class Taxed {
    private long total;

    synchronized void add(long value, long tax) {
      total += value;
      total -= tax;
    }
  }
}
