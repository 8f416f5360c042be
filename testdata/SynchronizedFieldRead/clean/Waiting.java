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

/** The lock guards the list, and who waits for what is in it. */
class WaitingForElements {
  private final java.util.List<String> elements = new java.util.ArrayList<>();

  synchronized boolean isEmpty() {
    return elements.isEmpty();
  }

  synchronized void add(String element) {
    elements.add(element);
    notifyAll();
  }

  synchronized String take() throws InterruptedException {
    while (elements.isEmpty()) {
      wait();
    }
    return elements.remove(0);
  }
}
