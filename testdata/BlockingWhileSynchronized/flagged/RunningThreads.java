package testdata;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Waits for threads that nothing has told to end: each of them takes the whole time. */
class RunningThreads {
  private final Thread pump;
  private final ExecutorService writers;
  private int pending;

  RunningThreads(Thread pump, ExecutorService writers) {
    this.pump = pump;
    this.writers = writers;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Thread.join() blocks while the thread holds the monitor
  synchronized void flush() throws InterruptedException {
    pump.join(1000);
    pending = 0;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE ExecutorService.awaitTermination() blocks
  synchronized int settle(int accepted) throws InterruptedException {
    if (pending > accepted) {
      writers.awaitTermination(5, TimeUnit.SECONDS);
    }
    return pending;
  }

  synchronized void accept() {
    pending++;
  }
}
