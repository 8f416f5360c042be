package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What a miss stores is created, or is the key itself, although other things go into it. */
class Interned {
  private static final String NONE = "none";

  private final Map<String, String> interned = new ConcurrentHashMap<>();
  private final Map<String, UUID> ids = new ConcurrentHashMap<>();
  private final Map<String, List<String>> lists = new ConcurrentHashMap<>();
  private final Map<String, String> supplied = new ConcurrentHashMap<>();
  private final Map<String, String> found = new HashMap<>();

  // BUG: Diagnostic contains: Every hit in 'interned'
  String intern(String text) {
    String known = interned.get(text);
    if (known == null) {
      known = text;
      String existing = interned.putIfAbsent(text, known);
      if (existing != null) {
        known = existing;
      }
    }
    return known;
  }

  // BUG: Diagnostic contains: Every hit in 'ids'
  UUID id(String name) {
    UUID id = ids.get(name);
    if (id == null) {
      id = UUID.randomUUID();
      UUID existing = ids.putIfAbsent(name, id);
      if (existing != null) {
        id = existing;
      }
    }
    return id;
  }

  // BUG: Diagnostic contains: Every hit in 'lists'
  List<String> list(String name, List<String> initial) {
    List<String> list = lists.get(name);
    if (list == null) {
      initial = new ArrayList<>(initial);
      List<String> existing = lists.putIfAbsent(name, initial);
      if (existing != null) {
        initial = existing;
      }
      return initial;
    }
    return list;
  }

  // BUG: Diagnostic contains: Every hit in 'supplied'
  String supplied(String name, Supplier<String> supplier) {
    String value = supplied.get(name);
    if (value == null) {
      value = supplier.get();
      String existing = supplied.putIfAbsent(name, value);
      if (existing != null) {
        value = existing;
      }
    }
    return value;
  }

  // BUG: Diagnostic contains: Every hit in 'found'
  synchronized String found(String name) {
    String value = found.get(name);
    if (value == null) {
      value = System.getProperty(name);
      if (value == null) {
        found.put(name, NONE);
        return NONE;
      }
      found.put(name, value);
    }
    return value;
  }
}
