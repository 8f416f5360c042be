package testdata;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Calls that return nothing, or nothing that the code uses. */
class NoResult {
  private final Semaphore permits = new Semaphore(4);
  private int done;

  // BUG: Diagnostic contains: Take what the call needs under the lock, and make the call outside of it.$
  synchronized void acquire() throws InterruptedException {
    permits.acquire();
    done++;
  }

  // BUG: Diagnostic contains: Take what the call needs under the lock, and make the call outside of it.$
  synchronized void put(BlockingQueue<String> queue, String item) throws InterruptedException {
    done++;
    queue.put(item);
  }

  // BUG: Diagnostic contains: and make the call outside of it.$
  synchronized void await(CountDownLatch latch) throws InterruptedException {
    done++;
    latch.await(1, TimeUnit.SECONDS);
  }

  // BUG: Diagnostic contains: make the call outside of it, and lock again to store the result.$
  synchronized String get(Future<String> future) throws Exception {
    done++;
    return future.get();
  }

  // BUG: Diagnostic contains: make the call outside of it, and lock again to store the result.$
  synchronized int helper(CountDownLatch latch) throws Exception {
    done++;
    return count(latch) + done;
  }

  private int count(CountDownLatch latch) throws Exception {
    latch.await();
    return (int) latch.getCount();
  }
}
