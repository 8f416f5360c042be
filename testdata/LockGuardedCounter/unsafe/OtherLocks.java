package testdata;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Code that counts while it holds a lock of its own, or that of another object. */
class OtherLocks {
  static class Seats {
    private final AtomicInteger taken = new AtomicInteger();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Seats guards is the number 'taken'.
    void take() {
      taken.incrementAndGet();
    }

    int taken() {
      return taken.get();
    }
  }

  private final Object mutex = new Object();

  void all(Seats seats, List<String> names) {
    synchronized (mutex) {
      names.forEach(name -> seats.take());
    }
    synchronized (names) {
      seats.take();
      names.clear();
    }
  }
}
