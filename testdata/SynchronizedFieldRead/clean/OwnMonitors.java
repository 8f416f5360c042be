package testdata;

import java.util.HashSet;
import java.util.Set;

/** A collection that is read and written under its own monitor, by threads that are not known. */
class OwnMonitors {
  private final Set<String> names = new HashSet<>();

  boolean isKnown(String name) {
    synchronized (names) {
      return names.contains(name);
    }
  }

  void add(String name) {
    synchronized (names) {
      names.add(name);
    }
  }

  static OwnMonitors of(String name) {
    OwnMonitors monitors = new OwnMonitors();
    monitors.add(name);
    return monitors;
  }

  static boolean hasA() {
    return of("a").isKnown("a");
  }
}
