package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Only set-up writes: readers never queue. */
class Configured {
  private final ReadWriteLock lock = new ReentrantReadWriteLock(true);
  private final Lock write = lock.writeLock();
  private final Map<String, String> values = new HashMap<>();

  void init(Map<String, String> given) {
    write.lock();
    try {
      values.putAll(given);
    } finally {
      write.unlock();
    }
  }

  void destroy() {
    lock.writeLock().lock();
    try {
      values.clear();
    } finally {
      lock.writeLock().unlock();
    }
  }

  @GetMapping
  String value(String key) {
    lock.readLock().lock();
    try {
      return values.get(key);
    } finally {
      lock.readLock().unlock();
    }
  }
}
