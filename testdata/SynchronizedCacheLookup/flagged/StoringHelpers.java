package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A method of the class computes and stores the missing entry. */
class StoringHelpers {
  private final Map<String, Integer> sizes = new LinkedHashMap<>();
  private final Map<String, String> titles = new HashMap<>();
  private final Map<String, byte[]> zones = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private int next;

  // BUG: Diagnostic contains: take it only on a miss, or not at all if an entry may be created twice: 'computeSize' then has to call putIfAbsent, and to return the entry that was stored first.$
  synchronized int size(String name, int declared) {
    Integer size = sizes.get(name);
    return size != null ? size : computeSize(name, declared);
  }

  private int computeSize(String name, int declared) {
    int size = Math.max(declared, name.length());
    sizes.put(name, size);
    return size;
  }

  // BUG: Diagnostic contains: or not at all if an entry may be created twice: 'remember' then has to call putIfAbsent
  synchronized String title(String id) {
    String title = titles.get(id);
    if (title == null) {
      title = remember(id, id.trim());
    }
    return title;
  }

  private String remember(String id, String title) {
    if (title.isEmpty()) {
      return store(id, id);
    }
    return store(id, title);
  }

  private String store(String id, String title) {
    titles.put(id, title);
    return title;
  }

  byte[] zone(String name) {
    // BUG: Diagnostic contains: or not at all if an entry may be created twice: 'keep' then has to call putIfAbsent
    synchronized (zones) {
      byte[] zone = zones.get(name);
      return zone != null ? zone : keep(name, derive(name));
    }
  }

  private byte[] keep(String name, byte[] zone) {
    zones.put(name, zone);
    return zone;
  }

  private static byte[] derive(String name) {
    byte[] bytes = new byte[16];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (name.charAt(i % name.length()) ^ i);
    }
    return bytes;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int number(String name) {
    Integer number = numbers.get(name);
    return number != null ? number : take(name);
  }

  private int take(String name) {
    int number = next++;
    numbers.put(name, number);
    return number;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized String name(String key) {
    String name = names.get(key);
    return name != null ? name : count(key);
  }

  private String count(String key) {
    next++;
    names.put(key, key + '!');
    return key + '!';
  }
}
