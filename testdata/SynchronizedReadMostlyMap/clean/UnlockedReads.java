package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.web.bind.annotation.GetMapping;

/** The wrappers' iterators and streams take no lock: the caller is to take it. */
public class UnlockedReads {
  private final List<String> looped = Collections.synchronizedList(new ArrayList<>(List.of("a")));
  private final Set<String> iterated = Collections.synchronizedSet(new TreeSet<>(List.of("a")));
  private final Collection<String> streamed =
      Collections.synchronizedCollection(new ArrayList<>(List.of("a")));

  int total() {
    int total = 0;
    for (String each : looped) {
      total += each.length();
    }
    return total;
  }

  String first() {
    Iterator<String> names = iterated.iterator();
    return names.hasNext() ? names.next() : "";
  }

  /** Only the iteration is hot. */
  static class Listeners {
    private final List<Runnable> listeners = Collections.synchronizedList(new ArrayList<>());

    void add(Runnable listener) {
      listeners.add(listener);
    }

    int size() {
      return listeners.size();
    }

    @GetMapping
    void fire() {
      for (Runnable each : listeners) {
        each.run();
      }
    }
  }

  /** Only a static initializer reads it. */
  static class Providers {
    private static final Map<String, String> PROVIDERS = new Hashtable<>(Map.of("a", "b"));
    static final String A = PROVIDERS.get("a");
  }

  long countLong() {
    return streamed.stream().filter(each -> each.length() > 3).count();
  }
}
