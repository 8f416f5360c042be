package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Callers that store under the key that they did not find. */
class Filled {
  static class Unqualified {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Unqualified, so concurrent hits block each other.
    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  /** Blocks that are all that their methods do. */
  static class Blocks {
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      String found;
      // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Blocks
      synchronized (this) {
        found = map.get(key);
      }
      return found;
    }

    void put(String key, String value) {
      synchronized (this) {
        map.put(key, value);
      }
      ;
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Results {
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      String found = null;
      // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Results
      synchronized (this) {
        found = map.get(key);
      }
      return found;
    }

    boolean put(String key, String value) {
      boolean done = true;
      synchronized (this) {
        map.put(key, value);
      }
      return true;
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Branches {
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      if (!key.isEmpty()) {
        // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Branches
        synchronized (this) {
          return map.get(key);
        }
      }
      return "";
    }

    void put(String key, String value) {
      if (!key.isEmpty()) {
        synchronized (this) {
          map.put(key, value);
        }
        return;
      }
      return;
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Locks {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
      lock.lock();
      try {
        return map.get(key);
      } finally {
        lock.unlock();
      }
    }

    void put(String key, String value) {
      lock.lock();
      map.put(key, value);
      lock.unlock();
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Aliases {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      Lock own = lock;
      // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
      own.lock();
      try {
        return map.get(key);
      } finally {
        own.unlock();
      }
    }

    void put(String key, String value) {
      Lock own = lock;
      own.lock();
      try {
        map.put(key, value);
      } finally {
        own.unlock();
      }
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Parameter {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Parameter, so concurrent hits block each other.
    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  static String text(Parameter texts, String key) {
    String text = texts.find(key);
    if (text != null) {
      return text;
    }
    texts.put(key, key.trim());
    return key.trim();
  }
}
