package testdata;

import java.util.concurrent.TimeUnit;

/** More ways to compare the clock with what the last call left. */
public class Pacers {
  private static final int BURST = 20;

  interface Limits {
    long spacing();
  }

  private final Limits limits;
  private long spacing;
  private long last;
  private long lastSecond;
  private long free;
  private int requests;
  private int remaining;
  private long windowStart;
  private boolean isEnabled = true;

  public Pacers(Limits limits) {
    this.limits = limits;
  }

  public synchronized void setSpacing(long spacing) {
    this.spacing = spacing;
  }

  public synchronized void enable(boolean isEnabled) {
    this.isEnabled = isEnabled;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Thread.sleep() blocks while the thread holds the monitor of this Pacers
  public synchronized void constant() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (now < last + 1000) {
      Thread.sleep(last + 1000 - now);
    }
    last = System.currentTimeMillis();
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void enabled() throws InterruptedException {
    long left = last + spacing - System.currentTimeMillis();
    if (isEnabled && left > 0) {
      Thread.sleep(left);
    }
    last = System.currentTimeMillis();
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void ifEnabled(long pause) throws InterruptedException {
    long left = last + pause - System.currentTimeMillis();
    if (left > 0 && isEnabled) {
      Thread.sleep(left);
    }
    last = System.currentTimeMillis();
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void early() throws InterruptedException {
    long now = System.currentTimeMillis();
    long left = last + limits.spacing() - now;
    last = now;
    if (!isEnabled || left <= 0) {
      return;
    }
    Thread.sleep(left);
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void earlyToo() throws InterruptedException {
    long now = System.currentTimeMillis();
    long left = last + limits.spacing() - now;
    last = now;
    if (!(left > 0)) {
      return;
    }
    Thread.sleep(left);
  }

  // BUG: Diagnostic contains: TimeUnit.sleep() blocks
  public synchronized void reserved() throws InterruptedException {
    long now = System.nanoTime();
    long start = Math.max(free, now);
    free = start + TimeUnit.MILLISECONDS.toNanos(spacing);
    if (start > now) {
      TimeUnit.NANOSECONDS.sleep(start - now);
    }
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void next() throws InterruptedException {
    long left = free - TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    if (left > 0) {
      Thread.sleep(left);
    }
    free = free + spacing;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void everySecond() throws InterruptedException {
    long left = 1000 * lastSecond + spacing - System.currentTimeMillis();
    if (left > 0) {
      Thread.sleep(left);
    }
    lastSecond = System.currentTimeMillis() / 1000;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void everyTwoSeconds() throws InterruptedException {
    long left = lastSecond * 1000 + 2000 - System.currentTimeMillis();
    if (left > 0) {
      Thread.sleep(left);
    }
    lastSecond = System.currentTimeMillis() / 1000;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void window() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (now > windowStart + 1000) {
      windowStart = now;
      requests = 0;
    }
    if (++requests > BURST) {
      Thread.sleep(1000);
    }
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void refilled() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (windowStart + 1000 - now < 0) {
      windowStart = now;
      remaining = BURST;
    }
    if (remaining < 0) {
      Thread.sleep(100);
    }
    remaining--;
  }

  // BUG: Diagnostic contains: Thread.sleep() blocks
  public synchronized void started() throws InterruptedException {
    if (requests++ == 0) {
      windowStart = System.currentTimeMillis();
    }
    if (requests > BURST) {
      while (System.currentTimeMillis() < windowStart + 1000) {
        Thread.sleep(10);
      }
      windowStart = System.currentTimeMillis();
    }
  }
}
