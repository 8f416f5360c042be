package testdata;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.springframework.web.bind.annotation.GetMapping;

/** Pauses that only a failure leads to, and that the rest of the section depends on. */
public class Failures {
  private final LongSupplier clock;
  private long last;
  private int sequence;

  public Failures(LongSupplier clock) {
    this.clock = clock;
  }

  /** The clock was set back. */
  @GetMapping
  public synchronized long next() throws InterruptedException {
    long now = clock.getAsLong();
    if (now < last) {
      TimeUnit.MILLISECONDS.sleep(last - now);
      now = clock.getAsLong();
    }
    sequence = now == last ? sequence + 1 : 0;
    last = now;
    return now << 12 | sequence;
  }

  public synchronized void retry(Runnable task) throws InterruptedException {
    while (sequence < 10) {
      try {
        task.run();
        return;
      } catch (IllegalStateException e) {
        pause();
      }
    }
  }

  public synchronized void attempt(Runnable task) throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      try {
        task.run();
        break;
      } catch (IllegalStateException e) {
        sequence++;
      }
      Thread.sleep(1);
    }
  }

  public synchronized long await() throws InterruptedException {
    if (waitIfBehind(clock.getAsLong())) {
      sequence = 0;
    }
    last = clock.getAsLong();
    return last;
  }

  private boolean waitIfBehind(long now) throws InterruptedException {
    if (last <= now) {
      return false;
    }
    Thread.sleep(last - now);
    return true;
  }

  private static void pause() throws InterruptedException {
    Thread.sleep(100);
  }
}
