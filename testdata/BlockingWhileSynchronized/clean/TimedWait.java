package testdata;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A result that one thread sets; TimeUnit.timedWait releases the lock as Object.wait does. */
class TimedWait implements Future<String> {
  private final Object lock = new Object();
  private String result;
  private boolean cancelled;

  @Override
  public String get() throws InterruptedException {
    synchronized (lock) {
      while (!isSet()) {
        lock.wait();
      }
      return result();
    }
  }

  @Override
  public String get(long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
    synchronized (lock) {
      if (!isSet()) {
        unit.timedWait(lock, timeout);
      }
      if (!isSet()) {
        throw new TimeoutException();
      }
      return result();
    }
  }

  /** Waits on the lock that is held, by a method of the class that is called like Object's. */
  String awaitQuietly(Duration timeout) throws InterruptedException {
    synchronized (lock) {
      if (!isSet()) {
        wait(lock, timeout);
      }
      return result();
    }
  }

  private static void wait(Object object, Duration duration) throws InterruptedException {
    if (!duration.isNegative()) {
      object.wait(duration.toMillis());
    }
  }

  void set(String value) {
    synchronized (lock) {
      result = value;
      lock.notifyAll();
    }
  }

  private boolean isSet() {
    return cancelled || result != null;
  }

  private String result() {
    if (cancelled) {
      throw new CancellationException();
    }
    return result;
  }

  @Override
  public boolean cancel(boolean mayInterrupt) {
    synchronized (lock) {
      cancelled = true;
      lock.notifyAll();
      return true;
    }
  }

  @Override
  public boolean isCancelled() {
    return false;
  }

  @Override
  public boolean isDone() {
    return false;
  }
}
