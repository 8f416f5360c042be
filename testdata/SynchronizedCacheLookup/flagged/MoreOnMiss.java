package testdata;

import java.util.HashMap;
import java.util.Map;

/** A miss changes more than the map: without the lock, two threads would do so at once. */
class MoreOnMiss {
  private final Map<String, Integer> ids = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, String> texts = new HashMap<>();
  private final StringBuilder text = new StringBuilder();
  private final int[] sequence = new int[1];
  private int next;
  private int misses;

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int id(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = next++;
      ids.put(name, id);
    }
    return id;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int inArgument(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = Integer.valueOf(++next);
      ids.put(name, id);
    }
    return id;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int inArray(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = sequence[0]++;
      ids.put(name, id);
    }
    return id;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int inHelper(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = take();
      ids.put(name, id);
    }
    return id;
  }

  private int take() {
    misses++;
    return name().length();
  }

  String name() {
    return "name";
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized String inText(String name) {
    String made = texts.get(name);
    if (made == null) {
      text.setLength(0);
      made = text.append(name).append('!').toString();
      texts.put(name, made);
    }
    return made;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized Integer inOtherMap(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = name.length();
      ids.put(name, id);
      names.put(id, name);
    }
    return id;
  }

  // BUG: Diagnostic contains: take it only on a miss, which does more than store an entry.
  synchronized int stored(String name) {
    if (!ids.containsKey(name)) {
      ids.put(name, next++);
    }
    return ids.get(name);
  }

  synchronized int misses() {
    return misses;
  }
}
