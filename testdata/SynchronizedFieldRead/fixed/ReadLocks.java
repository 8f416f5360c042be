package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Readers that take the lock of the writers. */
public class ReadLocks {
  static class ByVariable {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private String name = "";

    @GetMapping("/name")
    String name() {
      Lock own = lock.writeLock();
      // BUG: Diagnostic contains: WARNING ADVICE This code takes 'lock' only to read 'name'.
      own.lock();
      try {
        return name;
      } finally {
        own.unlock();
      }
    }

    @GetMapping("/shared")
    String shared() {
      Lock own = lock.readLock();
      own.lock();
      try {
        return name;
      } finally {
        own.unlock();
      }
    }

    void rename(String to) {
      Lock own = lock.writeLock();
      own.lock();
      try {
        name = to;
      } finally {
        own.unlock();
      }
    }
  }

  static class ByStamp {
    private final StampedLock lock = new StampedLock();
    private volatile String name = "";

    @GetMapping("/stamped")
    String name() {
      // BUG: Diagnostic contains: WARNING SAFE
      return name;
    }

    @GetMapping("/stampedAndShared")
    String shared() {
      long stamp = lock.readLock();
      try {
        return name;
      } finally {
        lock.unlockRead(stamp);
      }
    }

    void rename(String to) {
      long stamp = lock.writeLock();
      try {
        name = to;
      } finally {
        lock.unlockWrite(stamp);
      }
    }
  }

  public static void main(String[] args) {
    ByStamp stamped = new ByStamp();
    stamped.rename("a");
    System.out.println(stamped.name() + stamped.shared());
  }
}
