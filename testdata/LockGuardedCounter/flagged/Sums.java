package testdata;

/** Sums that are assigned, and operations of other numbers. */
class Sums {
  static class Loans {
    private int open;

    Loans(int open) {
      this.open = open;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Loans guards is the number 'open'.
    synchronized void lend() {
      open = open + 1;
    }

    synchronized int lend(int books, int more) {
      this.open = this.open + books * more;
      return open;
    }

    synchronized void giveBack(int books) {
      open = open - books;
    }

    synchronized int afterReturn() {
      return open = open - 1;
    }

    synchronized int open() {
      return open;
    }
  }

  static class Balance {
    private long cents;

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    synchronized void pay(int amount) {
      cents = cents - amount;
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
