// OPTIONS: -XepOpt:Uncontended:TargetRuntime=21
package testdata;

import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** A pool with one monitor, on a JDK with virtual threads that pin. */
class Pool {
  interface Factory {
    Object makeObject() throws Exception;

    boolean validateObject(Object object);
  }

  private final Deque<Object> idle = new ArrayDeque<>();
  private final Factory factory;

  Pool(Factory factory) {
    this.factory = factory;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE factory.makeObject() of the pooled objects' factory can take as long as opening a connection while the thread holds the monitor of this Pool
  synchronized Object borrow() throws Exception {
    Object object = idle.poll();
    if (object == null) {
      object = factory.makeObject();
    }
    return object;
  }

  synchronized Object await() throws Exception {
    while (idle.isEmpty()) {
      wait();
    }
    return idle.poll();
  }

  synchronized void giveBack(Object object) {
    idle.push(object);
    notify();
  }

  // BUG: Diagnostic contains: new Socket() blocks while the thread holds the monitor of this Pool, so every other thread that needs it waits, too. A virtual thread that blocks here pins its carrier thread.
  synchronized Object connect(String host) throws Exception {
    return new Socket(host, 80);
  }
}

/** Borrowers wait for a limited time. */
class TimedPool {
  private final Deque<Object> idle = new ArrayDeque<>();
  private final Pool.Factory factory;

  TimedPool(Pool.Factory factory) {
    this.factory = factory;
  }

  // BUG: Diagnostic contains: factory.makeObject() of the pooled objects' factory can take as long as opening a connection while the thread holds the monitor of this TimedPool
  synchronized Object borrow() throws Exception {
    if (idle.isEmpty()) {
      TimeUnit.SECONDS.timedWait(this, 1);
    }
    return idle.isEmpty() ? factory.makeObject() : idle.poll();
  }
}
