package testdata;

import java.util.List;

/** Code that counts while it holds a lock of its own, or that of another object. */
class OtherLocks {
  static class Seats {
    private int taken;

    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Seats guards is the number 'taken'.
    synchronized void take() {
      taken++;
    }

    synchronized int taken() {
      return taken;
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
