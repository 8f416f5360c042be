package testdata;

import java.util.Map;
import java.util.Set;
import org.springframework.web.bind.annotation.GetMapping;

/** Classes whose methods take one lock: not all of them, too few, or on a hot path. */
class Facades {
  static class OneWithout {
    private final Map<String, String> delegate;
    private Set<String> keys;
    private int changes;

    OneWithout(Map<String, String> delegate) {
      this.delegate = delegate;
    }

    // BUG: Diagnostic contains: Every call takes the monitor of this OneWithout
    public synchronized Set<String> keys() {
      if (keys == null) {
        keys = Set.copyOf(delegate.keySet());
      }
      return keys;
    }

    public synchronized int size() {
      return delegate.size() + changes;
    }

    public synchronized String put(String key, String value) {
      changes++;
      return delegate.put(key, value);
    }

    public synchronized String remove(String key) {
      return delegate.remove(key);
    }

    public boolean contains(String key) {
      return delegate.containsKey(key);
    }
  }

  static class TooFew {
    private final Map<String, String> delegate;
    private Set<String> keys;
    private int changes;

    TooFew(Map<String, String> delegate) {
      this.delegate = delegate;
    }

    // BUG: Diagnostic contains: Every call takes the monitor of this TooFew
    public synchronized Set<String> keys() {
      if (keys == null) {
        keys = Set.copyOf(delegate.keySet());
      }
      return keys;
    }

    public synchronized int size() {
      return delegate.size() + changes;
    }

    public synchronized String put(String key, String value) {
      changes++;
      return delegate.put(key, value);
    }
  }

  static class Hot {
    private final Map<String, String> delegate;
    private Set<String> keys;
    private int changes;

    Hot(Map<String, String> delegate) {
      this.delegate = delegate;
    }

    // BUG: Diagnostic contains: Every call takes the monitor of this Hot
    @GetMapping
    public synchronized Set<String> keys() {
      if (keys == null) {
        keys = Set.copyOf(delegate.keySet());
      }
      return keys;
    }

    public synchronized int size() {
      return delegate.size() + changes;
    }

    public synchronized String put(String key, String value) {
      changes++;
      return delegate.put(key, value);
    }

    public synchronized String remove(String key) {
      return delegate.remove(key);
    }
  }

  public static void main(String[] args) {
    Map<String, String> delegate = new java.util.TreeMap<>(Map.of("a", "b"));
    OneWithout one = new OneWithout(delegate);
    TooFew few = new TooFew(delegate);
    Hot hot = new Hot(delegate);
    for (int i = 0; i < 2; i++) {
      System.out.println(one.keys() + " " + few.keys() + " " + hot.keys());
      delegate.put("c", "d");
    }
  }
}
