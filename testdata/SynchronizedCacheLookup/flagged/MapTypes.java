package testdata;

import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;

/** Maps whose field is not final, or declared with its class. */
public class MapTypes {
  /** Nothing assigns the field again: the edit makes it final. */
  static class NotFinal {
    private Map<String, Integer> lengths = new HashMap<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }
  }

  /** Declared with its class. */
  static class Declared {
    private static final HashMap<String, Integer> LENGTHS = new HashMap<String, Integer>(16);

    // BUG: Diagnostic contains: Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
    static synchronized Integer length(String word) {
      Integer length = LENGTHS.get(word);
      if (length == null) {
        length = word.length();
        LENGTHS.put(word, length);
      }
      return length;
    }
  }

  /** A table, which locks by itself, too, and holds no null. */
  static class Table {
    private Hashtable<String, Integer> lengths = new Hashtable<>(32, 0.5f);

    // BUG: Diagnostic contains: Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }
  }

  /** Another map takes its place: no edit. */
  static class Emptied {
    private Map<String, Integer> lengths = new HashMap<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }

    synchronized void empty() {
      lengths = new HashMap<>();
    }
  }

  /** A constructor may give another map: no edit. */
  static class Given {
    private HashMap<String, Integer> lengths = new HashMap<>();

    Given(HashMap<String, Integer> known) {
      if (known != null) {
        lengths = known;
      }
    }

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }
  }

  /** Other code gets the map as one of its class: no edit. */
  static class HandedOut {
    private final HashMap<String, Integer> lengths = new HashMap<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }

    synchronized HashMap<String, Integer> all() {
      return new HashMap<>(lengths);
    }
  }

  /** Two fields share a type: no edit. */
  static class Joint {
    private HashMap<String, Integer> lengths = new HashMap<>(), others = new HashMap<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys
    synchronized Integer length(String word) {
      Integer length = lengths.get(word);
      if (length == null) {
        length = word.length();
        lengths.put(word, length);
      }
      return length;
    }

    int others() {
      return others.size();
    }
  }

  /** Removes what it does not need any more, in one step. */
  static class Shrinking {
    private HashMap<String, Integer> lengths = new HashMap<>();
    private final Object lock = new Object();

    Integer length(String word) {
      // BUG: Diagnostic contains: Use a ConcurrentHashMap: get first, and putIfAbsent on a miss
      synchronized (lock) {
        Integer length = lengths.get(word);
        if (length == null) {
          length = word.length();
          lengths.put(word, length);
        }
        return length;
      }
    }

    int size() {
      synchronized (lock) {
        return lengths.size();
      }
    }
  }
}
