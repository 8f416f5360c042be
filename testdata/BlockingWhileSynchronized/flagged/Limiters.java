package testdata;

import java.util.concurrent.TimeUnit;

/** Rate limiters that make the others wait for the monitor while one waits for its turn. */
public class Limiters {
  private static final int BURST = 20;

  private final long spacing;
  private long last;
  private long free;
  private double permits = BURST;
  private long refilled = System.nanoTime();
  private int requests;
  private long windowStart;

  public Limiters(long spacing) {
    this.spacing = spacing;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Thread.sleep() blocks while the thread holds the monitor of this Limiters
  public synchronized void spaced(Runnable request) throws InterruptedException {
    long left = last + spacing - System.currentTimeMillis();
    if (left > 0) {
      Thread.sleep(left);
    }
    last = System.currentTimeMillis();
    request.run();
  }

  // BUG: Diagnostic contains: TimeUnit.sleep() (through pause) blocks
  public synchronized void reserved() throws InterruptedException {
    long now = System.nanoTime();
    if (now >= free) {
      free = now + spacing;
      return;
    }
    pause(free - now);
    free += spacing;
  }

  private static void pause(long nanos) throws InterruptedException {
    TimeUnit.NANOSECONDS.sleep(nanos);
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void bucket() throws InterruptedException {
    long now = System.nanoTime();
    permits = Math.min(BURST, permits + (now - refilled) / 1e8);
    refilled = now;
    if (!(permits >= 1)) {
      Thread.sleep(100);
    }
    permits -= 1;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void window() throws InterruptedException {
    if (System.currentTimeMillis() > windowStart + 1000) {
      windowStart = System.currentTimeMillis();
      requests = 0;
    }
    requests++;
    while (requests > BURST) {
      Thread.sleep(10);
      requests = BURST;
    }
  }
}
