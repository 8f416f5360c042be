package testdata;

import java.util.concurrent.TimeUnit;

/** A read that waits for the value first, through a method of the class. */
class Waiting {
  private long offset;

  synchronized long offset() throws InterruptedException {
    awaitOffset();
    return offset;
  }

  synchronized void offset(long value) {
    offset = value;
    notifyAll();
  }

  private void awaitOffset() throws InterruptedException {
    TimeUnit.SECONDS.timedWait(this, 1);
  }
}
