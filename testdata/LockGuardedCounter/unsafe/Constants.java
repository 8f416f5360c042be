package testdata;

import java.util.concurrent.atomic.AtomicInteger;

/** A number of an enum constant, which all threads share. */
enum Constants {
  REQUESTS,
  FAILURES;

  private final AtomicInteger count = new AtomicInteger();

  // BUG: Diagnostic contains: All that the monitor of this Constants guards is the number 'count'.
  int increment() {
    return count.incrementAndGet();
  }

  int count() {
    return count.get();
  }
}
