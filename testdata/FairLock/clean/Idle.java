package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** Nothing acquires the lock. */
class Idle {
  private final ReentrantLock unused = new ReentrantLock(true);
  private final String name;

  Idle(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }
}
