package testdata;

/** The number is the right operand of its sum. */
class Commuted {
  private long total;

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized void add(long amount) {
    total = amount + total;
  }

  synchronized long total() {
    return total;
  }
}
