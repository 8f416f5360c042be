package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What is looked up is searched under the lock, and something of it is returned. */
class Searched {
  private final Map<String, Set<String>> templates = new HashMap<>();

  @SuppressWarnings("SynchronizedFieldRead")
  synchronized String get(String template) {
    Set<String> values = templates.get(template.trim());
    if (values == null) {
      return null;
    }
    for (String value : values) {
      if (value.endsWith(template)) {
        return value;
      }
    }
    return null;
  }

  synchronized void add(String template, String value) {
    Set<String> values = templates.get(template.trim());
    Set<String> more = values == null ? new TreeSet<>() : new TreeSet<>(values);
    more.add(value);
    templates.put(template.trim(), more);
  }

  void addNew(String template, String value) {
    if (get(template) == null) {
      add(template, value);
    }
  }
}
