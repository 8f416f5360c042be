package testdata;

/** A number of an enum constant, which all threads share. */
enum Constants {
  REQUESTS,
  FAILURES;

  private int count;

  // BUG: Diagnostic contains: All that the monitor of this Constants guards is the number 'count'.
  synchronized int increment() {
    return ++count;
  }

  synchronized int count() {
    return count;
  }
}
