package testdata;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.Predicate;

/** Searches in functions, which are no gauges. */
class Functions {
  private final ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedDeque<Object> listeners = new ConcurrentLinkedDeque<>();

  void add(String name) {
    names.add(name);
  }

  void later(Executor executor, String name) {
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedQueue visits its nodes one by one.
    executor.execute(() -> names.remove(name));
  }

  AutoCloseable listen(Object listener) {
    listeners.add(listener);
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedDeque visits
    return () -> listeners.remove(listener);
  }

  Predicate<String> known() {
    // BUG: Diagnostic contains: contains of a ConcurrentLinkedQueue visits
    return names::contains;
  }

  void drop(List<String> dropped) {
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedQueue visits
    dropped.forEach(names::remove);
  }

  /** Subclasses that keep the methods of the queue. */
  static class Bounded<E> extends ConcurrentLinkedQueue<E> {
    @Override
    public boolean add(E element) {
      // BUG: Diagnostic contains: size of a ConcurrentLinkedQueue visits its nodes one by one, since the queue has no counter. Count
      while (size() >= 10) {
        poll();
      }
      return super.add(element);
    }

    boolean isBusy() {
      // BUG: Diagnostic contains: UNSAFE size of a ConcurrentLinkedQueue visits
      return !isEmpty() && peek() != null;
    }
  }

  private final Bounded<String> bounded = new Bounded<>();

  boolean isLong() {
    // BUG: Diagnostic contains: size of a ConcurrentLinkedQueue visits
    return bounded.size() > 100 && names.isEmpty();
  }

  /** Made during construction, and called later. */
  static class Kept {
    private final ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
    // BUG: Diagnostic contains: contains of a ConcurrentLinkedQueue visits
    private final java.util.function.Predicate<String> known = names::contains;

    boolean isKnown(String name) {
      return known.test(name) && names.peek() != null;
    }
  }
}
