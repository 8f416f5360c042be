package testdata;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

/** Maps in insertion order whose writers are as hot, and maps that nobody is known to read much. */
class AccessOrder {
  static class ByInsertion {
    private final Map<String, String> texts = new LinkedHashMap<>(16, 0.75f, false);
    private final Map<String, String> titles = new LinkedHashMap<>(16, 0.75f);
    private final Map<String, String> names = new Oldest(16, 0.75f, true);

    @GetMapping("/put")
    synchronized void put(String name, String text) {
      texts.put(name, text);
      titles.put(name, text);
      names.put(name, text);
    }

    @GetMapping("/text")
    synchronized String text(String name) {
      return texts.get(name);
    }

    @GetMapping("/title")
    synchronized String title(String name) {
      return titles.get(name);
    }

    @GetMapping("/name")
    synchronized String name(String name) {
      return names.get(name);
    }
  }

  /** The last argument has another meaning. */
  static class Oldest extends LinkedHashMap<String, String> {
    private final boolean isBounded;

    Oldest(int capacity, float load, boolean isBounded) {
      super(capacity, load);
      this.isBounded = isBounded;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return isBounded && size() > 100;
    }
  }

  static class Unknown {
    private final Map<String, String> texts = new LinkedHashMap<>(16, 0.75f, true);

    synchronized void put(String name, String text) {
      texts.put(name, text);
    }

    synchronized String text(String name) {
      return texts.get(name);
    }
  }
}
