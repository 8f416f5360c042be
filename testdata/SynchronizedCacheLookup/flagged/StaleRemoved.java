package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An entry that is out of date is removed, and another one stored instead. */
class StaleRemoved {
  private final Map<String, Pack> packs = new ConcurrentHashMap<>();
  private final Map<String, Pack> files = new HashMap<>();

  interface Pack {
    boolean isInvalid();
  }

  Pack pack(String name) {
    // BUG: Diagnostic contains: The map is concurrent already: get without the lock, and take it only where the entry is missing or not to be used any more. Keep put there
    synchronized (packs) {
      Pack pack = packs.get(name);
      if (pack != null && pack.isInvalid()) {
        packs.remove(name);
        pack = null;
      }
      if (pack == null) {
        pack = () -> false;
        packs.put(name, pack);
      }
      return pack;
    }
  }

  // BUG: Diagnostic contains: Every hit in 'files' takes the monitor of this StaleRemoved
  synchronized Pack file(String name) {
    Pack file = files.get(name);
    if (file != null) {
      if (!file.isInvalid()) {
        return file;
      }
      files.remove(name);
    }
    file = () -> name.isEmpty();
    files.put(name, file);
    return file;
  }
}
