package testdata;

import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A getter that returns the lock of readers, which do not wait for each other. */
class SidesOfALock {
  abstract static class Guarded {
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock reader = both.readLock();

    protected final Lock reader() {
      return reader;
    }
  }

  static class Names extends Guarded {
    private final Map<String, String> known;

    Names(Map<String, String> known) {
      this.known = known;
    }

    String name(String text) {
      reader().lock();
      try {
        String name = known.get(text);
        if (name == null) {
          name = text.trim();
          known.put(text, name);
        }
        return name;
      } finally {
        reader().unlock();
      }
    }
  }
}
