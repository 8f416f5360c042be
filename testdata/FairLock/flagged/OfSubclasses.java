package testdata;

import java.util.concurrent.locks.ReentrantLock;

/** The creation of a pool is cold, which tells nothing of its lock, which others take. */
abstract class SessionPool {
  protected ReentrantLock lock;

  protected SessionPool() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    lock = new ReentrantLock(true);
  }
}
