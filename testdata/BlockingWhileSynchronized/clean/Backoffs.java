package testdata;

/** Pauses behind failures, clocks that were set back, and polls. */
public class Backoffs {
  private static final int LIMIT = 5;

  private long last;
  private long sequence;
  private int attempts;
  private long lastFailure;
  private volatile boolean ready;
  private long total;

  /** A clock that runs late by a little. */
  public synchronized long id() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (now < last) {
      long behind = last - now;
      if (behind > LIMIT) {
        throw new IllegalStateException();
      }
      Thread.sleep(behind);
      now = System.currentTimeMillis();
    }
    sequence = now == last ? sequence + 1 : 0;
    last = now;
    return now << 12 | sequence;
  }

  /** Counts failures, not requests. */
  public synchronized void connect(Runnable connector) throws InterruptedException {
    attempts++;
    if (attempts > LIMIT) {
      Thread.sleep(100L * attempts);
    }
    connector.run();
    attempts = 0;
  }

  public synchronized void again(Runnable task) throws InterruptedException {
    long now = System.currentTimeMillis();
    if (lastFailure + 1000 > now) {
      Thread.sleep(lastFailure + 1000 - now);
    }
    try {
      task.run();
    } catch (IllegalStateException e) {
      lastFailure = System.currentTimeMillis();
    }
  }

  public synchronized long poll() throws InterruptedException {
    if (!ready && System.currentTimeMillis() < last) {
      Thread.sleep(1);
    }
    total = total * 2 + 1;
    return total;
  }

  public synchronized long attempt(Runnable task) throws InterruptedException {
    long now = System.currentTimeMillis();
    try {
      task.run();
      return total;
    } catch (IllegalStateException e) {
      total = total * 2;
    }
    if (last + 1000 > now) {
      Thread.sleep(10);
    }
    last = now;
    return last;
  }

  public void ready() {
    ready = true;
  }
}
