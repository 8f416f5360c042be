package testdata;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads wait for a latch or a condition of another lock, which readers have nothing to do with. */
class OtherConditions {
  private final ReentrantLock signal = new ReentrantLock();
  private final Condition arrived = signal.newCondition();
  private final CountDownLatch ready = new CountDownLatch(1);
  private String name = "a";

  synchronized boolean arrived(long seconds) throws InterruptedException {
    ready.await();
    signal.lock();
    try {
      return arrived.await(seconds, TimeUnit.SECONDS) && !name.isEmpty();
    } finally {
      signal.unlock();
    }
  }

  synchronized void rename(String other) {
    name = other;
  }

  // BUG: Diagnostic contains: Make 'name' volatile
  synchronized String name() {
    return name;
  }

  public static void main(String[] args) {
    OtherConditions conditions = new OtherConditions();
    conditions.rename("b");
    System.out.println(conditions.name());
  }
}
