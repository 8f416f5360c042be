package testdata;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Private locks that nothing acquires, in an object that is created once. */
class NobodyAcquires {
  static class BufferPool {
    private static final boolean FAIR = true;
    private final ReadWriteLock lock = new ReentrantReadWriteLock(FAIR);
    private final SynchronousQueue<byte[]> free = new SynchronousQueue<>(true);
  }
}
