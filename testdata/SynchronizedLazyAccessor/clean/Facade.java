package testdata;

import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Every method takes the lock, as those of Collections.synchronizedMap do. */
class Facade {
  /** The base of all facades, whose subclasses share the lock. */
  static class Base<D> {
    final D delegate;
    final Object mutex;

    Base(D delegate) {
      this.delegate = delegate;
      this.mutex = this;
    }

    D delegate() {
      return delegate;
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return delegate.toString();
      }
    }
  }

  static class OfMap extends Base<Map<String, String>> {
    private Set<String> keys;

    OfMap(Map<String, String> delegate) {
      super(delegate);
    }

    @Override
    Map<String, String> delegate() {
      return super.delegate();
    }

    public int size() {
      synchronized (mutex) {
        return delegate().size();
      }
    }

    public String put(String key, String value) {
      synchronized (mutex) {
        return delegate().put(key, value);
      }
    }

    public Set<String> keys() {
      synchronized (mutex) {
        if (keys == null) {
          keys = view(delegate().keySet());
        }
        return keys;
      }
    }

    /** Callers hold the lock. */
    public Iterator<String> iterator() {
      return delegate().keySet().iterator();
    }

    public Stream<String> stream() {
      return delegate().keySet().stream();
    }

    public boolean isEmpty() {
      return size() == 0;
    }

    public boolean contains(String key) {
      return keys().contains(key);
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) {
        return true;
      }
      synchronized (mutex) {
        return delegate().equals(other);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return delegate().hashCode();
      }
    }

    private static Set<String> view(Set<String> keys) {
      return Set.copyOf(keys);
    }
  }
}
