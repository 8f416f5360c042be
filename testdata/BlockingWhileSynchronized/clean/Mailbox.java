package testdata;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;
import java.util.function.Supplier;

/** A queue whose threads wait, and which creates nothing that it lends. */
abstract class Mailbox<T> {
  private final Deque<T> messages = new ArrayDeque<>();
  private final Function<T, T> decorator;
  private final Supplier<String> label;
  private long taken;

  Mailbox(Function<T, T> decorator, Supplier<String> label) {
    this.decorator = decorator;
    this.label = label;
  }

  abstract boolean accepts(T message);

  abstract T stamped(T message);

  abstract T none();

  synchronized T take() throws InterruptedException {
    while (messages.isEmpty()) {
      wait();
    }
    taken++;
    return decorator.apply(stamped(messages.poll()));
  }

  /** Counts nothing, as a pool with a bound would. */
  synchronized T peek() {
    return messages.isEmpty() ? none() : messages.peek();
  }

  synchronized String describe() {
    taken++;
    return label.get() + messages.size();
  }

  synchronized void put(T message) {
    if (accepts(message)) {
      messages.add(message);
      notify();
    }
  }
}
