package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** Numbers that code also reads and changes in one step, with the lock of an object that it has. */
class OtherReferences {
  static class Seats {
    private int taken;

    synchronized void take() {
      taken++;
    }

    synchronized int taken() {
      return taken;
    }
  }

  static class Hall {
    private final Seats seats = new Seats();

    boolean book(int number, int limit) {
      synchronized (seats) {
        if (seats.taken() + number > limit) {
          return false;
        }
        for (int i = 0; i < number; i++) {
          seats.take();
        }
        return true;
      }
    }
  }

  interface Meter {
    void add(int by);
  }

  static class Flow implements Meter {
    private long total;

    @Override
    public synchronized void add(int by) {
      total += by;
    }

    synchronized long total() {
      return total;
    }
  }

  static void twice(Meter meter, int by) {
    synchronized (meter) {
      meter.add(by);
      meter.add(by);
    }
  }

  static class Tally {
    private int votes;

    synchronized void vote() {
      votes++;
    }

    static <T extends Tally> void both(T one) {
      synchronized (one) {
        one.vote();
        one.vote();
      }
    }
  }

  static class Stock {
    private final Object lock = new Object();
    private int items;

    void add(int by) {
      synchronized (lock) {
        items += by;
      }
    }

    int remove(int by) {
      synchronized (lock) {
        return items -= by;
      }
    }

    static void move(Stock from, Stock to, int by) {
      synchronized (from.lock) {
        from.remove(by);
        to.add(by);
      }
    }
  }

  static class Visits {
    private static int count;

    static synchronized void add() {
      count++;
    }
  }

  static void visitTwice() {
    synchronized (Visits.class) {
      Visits.add();
      Visits.add();
    }
  }

  static class Gate extends ReentrantLock {
    private int passed;

    void pass() {
      lock();
      try {
        passed++;
      } finally {
        unlock();
      }
    }

    static void passTwice(Gate gate) {
      gate.lock();
      try {
        gate.pass();
        gate.pass();
      } finally {
        gate.unlock();
      }
    }
  }
}
