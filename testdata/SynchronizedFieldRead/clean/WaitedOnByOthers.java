package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Another class waits on the monitor that the accessors of this one take. */
public class WaitedOnByOthers {
  static final class Latch {
    private Object pair;
    private int permits;

    synchronized Object getPair() {
      return pair;
    }

    synchronized void setPair(Object pair) {
      this.pair = pair;
    }

    synchronized void permit() {
      permits++;
    }
  }

  private final Latch latch = new Latch();

  @GetMapping
  Object take() throws InterruptedException {
    synchronized (latch) {
      while (latch.getPair() == null) {
        latch.wait();
      }
    }
    latch.permit();
    return latch.getPair();
  }

  void give(Object pair) {
    latch.setPair(pair);
    synchronized (latch) {
      latch.notifyAll();
    }
  }
}
