package testdata;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Waits that each run of a section makes, behind or beside a pause that few of them make. */
class BesidePauses {
  private int failures;
  private long total;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Future.get() blocks while the thread holds the monitor of this BesidePauses
  synchronized long add(Future<Long> amount) throws Exception {
    if (failures > 0) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    total += amount.get();
    return total;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE BlockingQueue.take() (through next) blocks
  synchronized void drain(BlockingQueue<Long> amounts) throws InterruptedException {
    long amount = next(amounts);
    if (amount < 0) {
      failures++;
      Thread.sleep(10L * failures);
    }
    total += amount;
  }

  private static long next(BlockingQueue<Long> amounts) throws InterruptedException {
    return amounts.take();
  }

  synchronized void addIfDone(Future<Long> amount) throws Exception {
    if (failures > 0) {
      Thread.sleep(50);
    }
    if (amount.isDone()) {
      total += amount.get();
    }
  }
}
