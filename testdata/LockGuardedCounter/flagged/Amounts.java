package testdata;

/** What is added, and where the result goes, is no business of the lock. */
class Amounts {
  private static long next = 1;

  private final long id;
  private long nanos;

  Amounts() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    synchronized (Amounts.class) {
      id = next++;
    }
  }

  void since(long start) {
    // BUG: Diagnostic contains: SUGGESTION
    synchronized (this) {
      nanos += System.nanoTime() - start;
    }
  }

  synchronized long nanos() {
    return nanos;
  }

  long id() {
    return id;
  }
}
