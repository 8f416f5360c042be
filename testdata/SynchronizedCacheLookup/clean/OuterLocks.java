package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks of other objects, or one of several, which do not guard the own map. */
class OuterLocks {
  private final Object lock = new Object();
  private final Lock first = new ReentrantLock();
  private final Lock second = new ReentrantLock();
  private final Map<String, String> texts = new HashMap<>();

  private Object lock() {
    return lock;
  }

  String byGetterOfOther(OuterLocks other, String key) {
    synchronized (other.lock()) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  String byFieldOfOther(OuterLocks other, String key) {
    synchronized (other.lock) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  String byEither(String key) {
    Lock either = first;
    if (key.isEmpty()) {
      either = second;
    }
    either.lock();
    try {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    } finally {
      either.unlock();
    }
  }
}
