package testdata;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** A queue whose methods forward to those of its superclass. */
public class OwnQueue<T> extends ConcurrentLinkedQueue<T> {
  private final Semaphore elements = new Semaphore(0);

  @Override
  public boolean remove(Object element) {
    boolean removed = super.remove(element);
    if (removed) {
      elements.tryAcquire();
    }
    return removed;
  }

  @Override
  public int size() {
    int size = super.size();
    return size;
  }
}
