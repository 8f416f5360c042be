package testdata;

import java.util.concurrent.atomic.AtomicLong;

/** What is added, and where the result goes, is no business of the lock. */
class Amounts {
  private static final AtomicLong next = new AtomicLong(1);

  private final long id;
  private final AtomicLong nanos = new AtomicLong();

  Amounts() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    id = next.getAndIncrement();
  }

  void since(long start) {
    // BUG: Diagnostic contains: SUGGESTION
    nanos.addAndGet(System.nanoTime() - start);
  }

  long nanos() {
    return nanos.get();
  }

  long id() {
    return id;
  }
}
