package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Bounds on which senders wait for a limited time, until a consumer makes room. */
public class CapacityBounds {
  private final Semaphore room;

  public CapacityBounds(int capacity) {
    this.room = new Semaphore(capacity, true);
  }

  public boolean send(long millis) throws InterruptedException {
    if (millis < 0) {
      room.acquire();
      return true;
    }
    return room.tryAcquire(millis, TimeUnit.MILLISECONDS);
  }

  public void received(int elements) {
    room.release(elements);
  }

  /** Moves the bound up or down. */
  public void resize(int change) throws InterruptedException {
    if (change > 0) {
      room.release(change);
    } else {
      room.acquire(-change);
    }
  }
}
