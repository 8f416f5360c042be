package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Sums that are assigned, and operations of other numbers. */
class Sums {
  static class Loans {
    private final AtomicInteger open = new AtomicInteger();

    Loans(int open) {
      this.open.set(open);
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Loans guards is the number 'open'.
    void lend() {
      open.incrementAndGet();
    }

    int lend(int books, int more) {
      return this.open.addAndGet(books * more);
    }

    void giveBack(int books) {
      open.addAndGet(-books);
    }

    int afterReturn() {
      return open.decrementAndGet();
    }

    int open() {
      return open.get();
    }
  }

  static class Balance {
    private final AtomicLong cents = new AtomicLong();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    void pay(int amount) {
      cents.addAndGet(-(long) amount);
    }
  }

  static class Difference {
    private long cents;

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized void pay(long price, long rebate) {
      cents = cents - (price - rebate);
    }
  }
}
