package testdata;

import java.lang.ref.WeakReference;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.WeakHashMap;

/** A set that also finds the element that equals another. */
class Registry {
  static class Elements<E> extends AbstractSet<E> {
    private final Map<E, WeakReference<E>> elements = new WeakHashMap<>();

    public E get(Object key) {
      WeakReference<E> reference = elements.get(key);
      return reference != null ? reference.get() : null;
    }

    @Override
    public boolean add(E element) {
      return elements.put(element, new WeakReference<>(element)) == null;
    }

    @Override
    public Iterator<E> iterator() {
      return elements.keySet().iterator();
    }

    @Override
    public int size() {
      return elements.size();
    }
  }

  private final Elements<String> names = new Elements<>();

  // BUG: Diagnostic contains: ADVICE Every hit in 'names' takes the monitor of this Registry
  synchronized String shared(String name) {
    String known = find(name);
    if (known == null) {
      known = name.trim();
      names.add(known);
    }
    return known;
  }

  String find(String name) {
    return names.get(name);
  }
}
