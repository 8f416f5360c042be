package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** The object is passed to a method that only reads it. */
class Passed {
  /** A key knows where its value is. */
  static class Key {
    private static int lookups;

    private final String name;

    Key(String name) {
      this.name = name;
    }

    Object get(Object[] entries) {
      for (int i = 0; entries != null && i < entries.length; i++) {
        if (name.equals(entries[i])) {
          return entries[i];
        }
      }
      return null;
    }

    Object getCounted(Object[] entries) {
      lookups++;
      return get(entries);
    }

    Object remove(Object[] entries) {
      Object old = entries[0];
      entries[0] = null;
      return old;
    }
  }

  static class Application {
    private final List<String> names = new ArrayList<>();
    private Object[] entries;

    synchronized void init(Object[] entries) {
      this.entries = entries;
      names.add("");
    }

    // BUG: Diagnostic contains: WARNING ADVICE This code takes the monitor of this Application only to read 'entries'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping data(). Read an immutable snapshot from a volatile field, which writers replace under the lock, and pass that.
    @GetMapping("/data")
    synchronized Object data(Key key) {
      return key.get(entries);
    }

    // BUG: Diagnostic contains: only to read 'names'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping names(). Keep an immutable snapshot in a volatile field
    @GetMapping("/names")
    synchronized String names() {
      return String.join(",", names);
    }
  }

  /** The method does more than read. */
  static class Counted {
    private Object[] entries;

    synchronized void init(Object[] entries) {
      this.entries = entries;
    }

    @GetMapping("/counted")
    synchronized Object counted(Key key) {
      return key.getCounted(entries);
    }
  }

  static class Removed {
    private Object[] entries;

    synchronized void init(Object[] entries) {
      this.entries = entries;
    }

    @GetMapping("/remove")
    synchronized Object remove(Key key) {
      return key.remove(entries);
    }
  }

  /** Nothing is known of the method. */
  static class Visited {
    private Object[] entries;

    synchronized void init(Object[] entries) {
      this.entries = entries;
    }

    @GetMapping("/visited")
    synchronized Object visited(Visitor visitor) {
      return visitor.visit(entries);
    }
  }

  /** Two fields belong together. */
  static class Pair {
    private List<String> names;
    private Key key;

    synchronized void init(List<String> names, Key key) {
      this.names = names;
      this.key = key;
    }

    @GetMapping("/pair")
    synchronized Object pair() {
      return key.get(new Object[] {names});
    }
  }

  interface Visitor {
    Object visit(Object[] entries);
  }

  /** Writers are as hot. */
  static class Busy {
    private Object[] entries = {};

    @GetMapping("/busy")
    synchronized Object busy(Key key) {
      return key.get(entries);
    }

    @GetMapping("/add")
    synchronized void add(String name) {
      entries = new Object[] {name, entries};
    }
  }
}
