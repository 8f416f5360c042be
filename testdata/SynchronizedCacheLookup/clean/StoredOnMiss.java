package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Sections that only a failed lookup leads to. */
class StoredOnMiss {
  static class Computed {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    String get(String key) {
      String text = texts.get(key);
      if (text == null) {
        lock.lock();
        try {
          return texts.computeIfAbsent(key, String::trim);
        } finally {
          lock.unlock();
        }
      }
      return text;
    }
  }
}
