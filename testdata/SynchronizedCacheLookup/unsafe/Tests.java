package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Ways to test whether an entry was found. */
class Tests {
  static class Known {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      boolean known = map.get(key) != null;
      if (!known) {
        map.put(key, key.trim());
      }
      return map.get(key);
    }
  }

  static class Missing {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      boolean missing = map.get(key) == null;
      if (missing) {
        map.put(key, key.trim());
      }
      return map.get(key);
    }
  }

  static class Contained {
    private final Map<String, String> map = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    String get(String key) {
      boolean contained = map.containsKey(key);
      if (contained) {
        return map.get(key);
      }
      String value = key.trim();
      String existing = map.putIfAbsent(key, value);
      return existing != null ? existing : value;
    }
  }

  static class Nulls {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      String value = map.get(key);
      if (Objects.nonNull(value)) {
        return value;
      }
      value = key.trim();
      map.put(key, value);
      return value;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String find(String key) {
      String value;
      if (null == (value = map.get(key))) {
        map.put(key, value = key.strip());
      }
      return value;
    }
  }

  static class Optionals {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      Optional<String> found = Optional.ofNullable(map.get(key));
      if (found.isPresent()) {
        return found.get();
      }
      String value = key.trim();
      map.put(key, value);
      return value;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String find(String key) {
      Optional<String> found = Optional.ofNullable(map.get(key));
      if (found.isEmpty()) {
        String value = key.trim();
        map.put(key, value);
        return value;
      }
      return found.get();
    }
  }

  static class Typed {
    private final Map<String, Object> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      Object value = map.get(key);
      if (value instanceof String text) {
        return text;
      }
      String text = key.trim();
      map.put(key, text);
      return text;
    }
  }

  static class Indexes {
    private final Map<String, Integer> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized int indexOf(String key) {
      int index = map.getOrDefault(key, -1);
      if (index < 0) {
        index = map.size();
        map.put(key, index);
      }
      return index;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized int find(String key) {
      int index = map.getOrDefault(key, -1);
      if (index != -1) {
        return index;
      }
      map.put(key, key.length());
      return key.length();
    }
  }

  /** One of two conditions lets a call miss, or both let it hit. */
  static class Combined {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key, boolean fresh) {
      String value = map.get(key);
      if (value == null || fresh) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String find(String key, boolean fresh) {
      String value = map.get(key);
      if (!fresh && value != null) {
        return value;
      }
      value = key.trim();
      map.put(key, value);
      return value;
    }
  }

  /** The result of a search is in a variable. */
  static class Searched {
    private final List<String> list = new ArrayList<>();

    // BUG: Diagnostic contains: Every hit in 'list'
    synchronized String intern(String name) {
      String found = null;
      for (String each : list) {
        if (each.equals(name)) {
          found = each;
          break;
        }
      }
      if (found == null) {
        list.add(name);
        found = name;
      }
      return found;
    }
  }

  /** The map holds other objects, too. */
  static class Cast {
    private final Map<String, Object> map = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'map'
    synchronized String get(String key) {
      String value = (String) map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String find(String key) {
      if (text(key) != null) {
        return text(key);
      }
      String value = key.trim();
      map.put(key, value);
      return value;
    }

    private String text(String key) {
      return (String) map.get(key);
    }
  }

  /** A number, which is not null where another thread has stored none. */
  static class Numbers {
    private final Map<String, Integer> map = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'map'
    synchronized int get(String key) {
      Integer known = map.get(key);
      if (known != null) {
        return known;
      }
      int number = key.length();
      number += key.trim().length();
      map.put(key, number);
      return number;
    }
  }

  /** Other names for the map. */
  static class Named {
    private final Map<String, String> map = new HashMap<>();

    private Map<String, String> map() {
      return map;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      String value = map().get(key);
      if (value == null) {
        value = key.trim();
        map().put(key, value);
      }
      return value;
    }

    String find(String key) {
      Map<String, String> known = this.map;
      // BUG: Diagnostic contains: Every hit in 'map'
      synchronized (this) {
        String value = known.get(key);
        if (value == null) {
          value = key.trim();
          known.put(key, value);
        }
        return value;
      }
    }
  }

  static class Filling {
    private final Object[] cells = new Object[16];

    // BUG: Diagnostic contains: Every hit in 'cells'
    synchronized Object cell(int index) {
      if (cells[index] == null) {
        fill(index);
      }
      return cells[index];
    }

    private void fill(int index) {
      cells[index] = new Object();
    }
  }

  static class Grid {
    private final Object[] cells = new Object[16];

    // BUG: Diagnostic contains: Every hit in 'cells'
    synchronized Object cell(int index) {
      return cells[index] != null ? cells[index] : (cells[index] = new Object());
    }
  }
}
