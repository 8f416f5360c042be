package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Pools with a bound that create what they lend under the monitor that returns need. */
abstract class Leases<T extends AutoCloseable> {
  private final List<T> free = new ArrayList<>();
  private int lent;

  /** Opens a connection, perhaps. */
  protected abstract T fresh(int number) throws Exception;

  // BUG: Diagnostic contains: SUGGESTION ADVICE fresh(), which creates the pooled objects, can take as long as opening a connection while the thread holds the monitor of this Leases
  synchronized T lend() throws Exception {
    while (free.isEmpty() && lent == 8) {
      wait();
    }
    lent++;
    return free.isEmpty() ? fresh(lent) : free.remove(0);
  }

  synchronized void giveBack(T object) {
    free.add(object);
    lent--;
    notify();
  }
}

class Suppliers {
  private final Deque<StringBuilder> buffers = new ArrayDeque<>();
  private final Supplier<? extends StringBuilder> maker;
  private int made;

  Suppliers(Supplier<? extends StringBuilder> maker) {
    this.maker = maker;
  }

  StringBuilder take() throws InterruptedException {
    // BUG: Diagnostic contains: maker.get() of the pooled objects' factory can take as long as opening a connection while the thread holds 'buffers'
    synchronized (buffers) {
      while (buffers.isEmpty()) {
        if (made < 4) {
          made += 1;
          return maker.get();
        }
        buffers.wait();
      }
      return buffers.pop();
    }
  }

  void put(StringBuilder buffer) {
    synchronized (buffers) {
      buffers.push(buffer);
      buffers.notifyAll();
    }
  }
}

class Callables {
  private final Deque<Thread> threads = new ArrayDeque<>();
  private final Callable<Thread> starter;
  private int started;

  Callables(Callable<Thread> starter) {
    this.starter = starter;
  }

  // BUG: Diagnostic contains: starter.call() of the pooled objects' factory can take
  synchronized Thread take() throws Exception {
    while (threads.isEmpty() && started >= 3) {
      wait();
    }
    Thread thread = threads.poll();
    if (thread == null) {
      thread = starter.call();
      ++started;
    }
    return thread;
  }

  synchronized void put(Thread thread) {
    threads.add(thread);
    notify();
  }
}
