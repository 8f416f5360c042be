package testdata;

import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The class of a primitive type belongs to no class: {@code int.class} has no owner. */
class ClassLiterals {
  private final Map<Class<?>, Object> empty = new HashMap<>();
  private final Lock lock = new ReentrantLock();

  synchronized void fill(int size) {
    empty.put(int.class, Array.newInstance(int.class, size));
    empty.put(void.class, null);
  }

  void fillLater(int size) {
    synchronized (empty) {
      empty.put(double.class, Array.newInstance(double.class, size));
    }
    lock.lock();
    try {
      String.valueOf(long.class);
    } finally {
      lock.unlock();
    }
  }
}
