package io.github.uncontended.analysis.caching;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

/** Each probe says whether it runs only to fill a field or an entry of a map in a field. */
final class LazyInitializationTest {
  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      @SuppressWarnings("all") class Probed {
        static Object probe(String expected, Object value) { return value; }
        Object field;
        Object other;
        final Map<String, Object> cache = new ConcurrentHashMap<>();
        final AtomicReference<Object> held = new AtomicReference<>();

        void fields(boolean b) {
          if (field == null) { field = probe("kept", 1); }
          if (null == field) field = probe("kept", 2);
          if (this.field == null) { this.field = probe("kept", 3); }
          if ((field == null)) { field = probe("kept", 4); }
          if (field != null) { probe("", 5); } else { field = probe("kept", 6); }
          if (!(field != null)) { field = probe("kept", 7); } else { field = probe("", 8); }
          if (field != null) { field = probe("", 9); }
          if (field == null) { other = probe("", 10); }
          if (field == other) { field = probe("", 11); }
          if (b) { field = probe("", 12); }
          field = field == null ? probe("kept", 13) : field;
          field = (field != null ? field : probe("kept", 14));
          field = field == null ? field : probe("", 15);
          other = field == null ? probe("", 16) : field;
          Object local = null;
          if (local == null) { local = probe("", 17); }
          if (held.get() == null) { held.set(probe("kept", 18)); }
          if (held.get() == null) { held.compareAndSet(null, probe("kept", 19)); }
          if ((local = field) == null) { field = probe("kept", 20); }
        }

        void maps(String k, Map<String, Object> given) {
          if (!cache.containsKey(k)) { cache.put(k, probe("kept", 1)); }
          if (cache.containsKey(k)) { cache.put(k, probe("", 2)); }
          if (!cache.isEmpty()) { cache.put(k, probe("", 3)); }
          if (cache.get(k) == null) { cache.putIfAbsent(k, probe("kept", 4)); }
          if (cache.get(k) == null) { cache.remove(k, probe("", 5)); }
          if (given.get(k) == null) { given.put(k, probe("", 6)); }
          if (find(k) == null) { field = probe("", 7); }
          if (this.find(k) == null) { field = probe("", 8); }
          other = !cache.containsKey(probe("", 9)) ? cache.put(k, probe("kept", 10)) : null;
        }

        Object find(String k) { return null; }

        Object declared(String k) {
          Object value = cache.get(k);
          if (value == null) { value = probe("kept", 1); cache.put(k, value); }
          return value;
        }

        Object assigned(String k) {
          Object value;
          value = cache.get(k);
          if (value == null) { value = probe("kept", 1); cache.put(k, value); }
          return value;
        }

        Object assignedToAnother(String k) {
          Object value = null;
          Object seen = value;
          seen = cache.get(k);
          if (value == null) { value = probe("", 1); cache.put(k, value); }
          return value;
        }

        Object ofAnotherLocal(String k) {
          Object seen = field;
          Object value = seen;
          if (value == null) { value = probe("", 1); field = value; }
          return value;
        }

        Object behindReturn(String k) {
          probe("", 1);
          Object value = cache.get(k);
          if (value != null) { return value; }
          value = probe("kept", 2);
          cache.put(k, value);
          return probe("", 3);
        }

        Object behindBareReturn(String k) {
          if (field != null) return field;
          field = probe("kept", 1);
          return field;
        }

        Object behindNoReturn(String k) {
          if (field != null) { held.get(); }
          if (other != null) { }
          field = probe("", 1);
          other = probe("", 2);
          return field;
        }

        Object behindTheOtherReturn(String k) {
          if (field == null) { return null; }
          field = probe("", 1);
          return field;
        }
      }
      """;

  @Test
  void isKept() {
    Probe.check(SOURCE, LazyInitializationTest::answer);
  }

  private static String answer(Probe probe) {
    for (TreePath path = probe.state().getPath();
        !(path.getLeaf() instanceof MethodTree);
        path = path.getParentPath()) {
      if (LazyInitialization.contains(path, probe.state())) {
        return "kept";
      }
    }
    return "";
  }
}
