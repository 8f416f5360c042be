package heat;

import java.util.List;
import java.util.function.Supplier;

class Measured {
  static int probe() {
    return 0;
  }

  static int probe(int i) {
    return i;
  }

  static int probe(long i) {
    return 1;
  }

  static int probe(String s) {
    return 2;
  }

  private final int field = probe(1); // CONCURRENT measured blocked 2 s of a 24 s recording on 8 threads (0.26 % of thread time), 20 times

  static final int CONSTANT = probe("x"); // CONCURRENT measured blocked 3 s of a 24 s recording on 8 threads (0.39 % of thread time), 30 times

  Measured() {
    probe(1); // CONCURRENT measured blocked 2 s of a 24 s recording on 8 threads (0.26 % of thread time), 20 times
  }

  Measured(int overload) {
    probe("x"); // UNKNOWN
  }

  void handle(int i) {
    probe(); // CONCURRENT measured blocked 55 s of a 24 s recording on 32 threads (7.2 % of thread time), 9,500 times
    probe(1); // UNKNOWN
  }

  void handle(long i) {
    probe(); // UNKNOWN
  }

  void handle(Integer i) {
    probe(); // UNKNOWN
  }

  <T extends Comparable<T>> void erased(T[] keys, List<String> values, int... rest) {
    probe(); // CONCURRENT measured blocked 8 s of a 24 s recording on 2 threads (1 % of thread time), 3 times
  }

  void erased(Object[] keys, List<String> values, int... rest) {
    probe(); // UNKNOWN
  }

  Runnable lambda(int i) {
    probe(); // UNKNOWN
    return () -> probe(); // CONCURRENT measured blocked 4 s of a 24 s recording on 4 threads (0.52 % of thread time), 40 times
  }

  Supplier<Runnable> nested() {
    return () -> () -> probe(); // CONCURRENT measured blocked 5 s of a 24 s recording on 4 threads (0.65 % of thread time), 50 times
  }

  private final Runnable task = () -> probe(); // CONCURRENT measured blocked 6 s of a 24 s recording on 4 threads (0.78 % of thread time), 60 times
  private static final Runnable TASK = () -> probe(); // CONCURRENT measured blocked 7 s of a 24 s recording on 4 threads (0.91 % of thread time), 70 times

  void anonymous() {
    new Thread() {
      @Override
      public void run() {
        probe(); // CONCURRENT measured blocked 8 s of a 24 s recording on 4 threads (1 % of thread time), 80 times
      }
    }.start();
  }

  void measuredBeatsCold() {
    throw new IllegalStateException("" + probe(7L)); // CONCURRENT measured blocked 9 s of a 24 s recording on 4 threads (1.2 % of thread time), 90 times
  }

  void work() {
    probe(); // CONCURRENT measured took 94 % of the CPU samples in a 24 s recording on 1 thread, 60 samples
    probe(1); // UNKNOWN
    probe("x"); // CONCURRENT measured made 36 % of the allocations in a 24 s recording on 3 threads, 600 samples
  }

  int probedWhole(int i) { // CONCURRENT measured blocked 11 s of a 24 s recording on 5 threads (1.4 % of thread time), 210 times
    return i;
  }

  class Inner {
    Inner(String name) {
      probe(); // CONCURRENT measured blocked 12 s of a 24 s recording on 4 threads (1.6 % of thread time), 120 times
    }
  }

  enum Colour {
    RED(1);

    Colour(int code) {
      probe(); // CONCURRENT measured blocked 13 s of a 24 s recording on 4 threads (1.7 % of thread time), 130 times
    }
  }

  void local(int captured) {
    class Local {
      Local(long own) {
        probe(captured); // CONCURRENT measured blocked 14 s of a 24 s recording on 4 threads (1.8 % of thread time), 140 times
      }
    }
    new Local(1);
  }

  record Pair(int left, int right) {
    Pair {
      probe(); // CONCURRENT measured blocked 15 s of a 24 s recording on 4 threads (2 % of thread time), 150 times
    }
  }

  static class Base {
    int probe() {
      return 1;
    }
  }

  static class Derived extends Base {
    @Override
    int probe() {
      return 2;
    }
  }

  static class Stranger {
    int probe() {
      return 3;
    }
  }

  void dispatched(Base base, Stranger stranger) {
    base.probe(); // CONCURRENT measured pinned a carrier thread for 16 s of a 24 s recording on 4 threads (2.1 % of thread time), 160 times
    stranger.probe(); // UNKNOWN
  }

  static class Allocated {}

  Object allocates(boolean other) {
    return new Allocated(); // CONCURRENT measured made 64 % of the allocations in a 24 s recording on 3 threads, 900 samples
  }

  Object allocates() {
    return new Allocated(); // UNKNOWN
  }
}
