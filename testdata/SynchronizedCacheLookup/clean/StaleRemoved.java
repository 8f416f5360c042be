package testdata;

import java.util.HashMap;
import java.util.Map;

/** An entry that the same call takes away is work in progress. */
class StaleRemoved {
  private final Map<String, Pack> packs = new HashMap<>();
  private final Map<String, Pack> files = new HashMap<>();

  interface Pack {
    boolean isInvalid();
  }

  /** Not always replaced. */
  synchronized Pack pack(String name, boolean create) {
    Pack pack = packs.get(name);
    if (pack != null && pack.isInvalid()) {
      packs.remove(name);
      pack = null;
    }
    if (pack == null && create) {
      pack = () -> false;
      packs.put(name, pack);
    }
    return pack;
  }

  /** Each hit removes the entry that it finds. */
  synchronized Pack file(String name) {
    Pack file = files.get(name);
    if (file == null) {
      file = () -> name.isEmpty();
      files.put(name, file);
    } else {
      files.remove(name);
    }
    return file;
  }
}
