package testdata;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** Sizes that a monitoring system reads, and queues that count. */
class Gauges {
  private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
  private final Counted<String> counted = new Counted<>();

  IntSupplier size() {
    return queue::size;
  }

  ToIntFunction<ConcurrentLinkedQueue<String>> sizes() {
    return ConcurrentLinkedQueue::size;
  }

  boolean isFull() {
    return counted.size() > 10 && queue.isEmpty();
  }

  /** A queue with a counter of its own. */
  static class Counted<E> extends ConcurrentLinkedQueue<E> {
    private volatile int count;

    @Override
    public int size() {
      return count;
    }

    boolean isLong() {
      return size() > 10;
    }
  }
}
