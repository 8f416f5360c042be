package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Calls with names of known methods, but other arguments; an entry that is there may be replaced. */
public class OtherIsNull {
  private final Map<String, Entry> entries = Collections.synchronizedMap(new HashMap<>());
  private final Defaults defaults = new Defaults();

  public Entry find(String name) {
    Entry entry = entries.get(name);
    if (entry != null && !entry.isNull()) {
      return entry;
    }
    if (defaults.getOrDefault(name) == null || defaults.getOrDefault() == null) {
      return null;
    }
    entry = new Entry();
    entries.put(name, entry);
    return entry;
  }

  /** An entry that may stand for none. */
  public static class Entry {
    public boolean isNull() {
      return false;
    }
  }

  static class Defaults {
    Entry getOrDefault(String name) {
      return name.isEmpty() ? null : new Entry();
    }

    Entry getOrDefault() {
      return new Entry();
    }
  }
}
