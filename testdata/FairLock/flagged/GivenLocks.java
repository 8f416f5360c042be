package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that one constructor creates for another one. */
class GivenLocks {
  private final Lock lock;
  private int size;

  GivenLocks() {
    // BUG: Diagnostic contains: every acquisition queues
    this(new ReentrantLock(true));
  }

  GivenLocks(Lock lock) {
    this(lock, 0);
  }

  private GivenLocks(Lock lock, int size) {
    this.lock = lock;
    this.size = size;
  }

  int add(int amount) {
    lock.lock();
    try {
      size += amount;
      return size;
    } finally {
      lock.unlock();
    }
  }

  /** Each node gives its lock to the next one, before it keeps it. */
  static class Node {
    private final Node next;
    private final Lock lock;
    private int visits;

    Node(Lock lock, int length) {
      this.next = length > 0 ? new Node(lock, length - 1) : null;
      this.lock = lock;
    }

    // BUG: Diagnostic contains: every acquisition queues
    private static final Node FIRST = new Node(new ReentrantLock(true), 3);

    static int visit() {
      FIRST.lock.lock();
      try {
        return ++FIRST.visits;
      } finally {
        FIRST.lock.unlock();
      }
    }
  }
}
