package testdata;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** The object is read under the lock, too. */
class Objects {
  static class Holder {
    private final ByteBuffer buffer = ByteBuffer.allocate(10);

    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes the monitor of this Holder only to read 'buffer'. Concurrent readers block each other, and wait while another thread holds the lock. Call the method without the lock if the object never changes or is made for many threads; otherwise keep an immutable snapshot
    synchronized ByteBuffer get() {
      return this.buffer.duplicate();
    }
  }

  /** No method changes the object. */
  static class Unchanging {
    private final java.time.format.DateTimeFormatter format =
        java.time.format.DateTimeFormatter.ISO_DATE;

    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes the monitor of this Unchanging only to read 'format'. Concurrent readers block each other, and wait while another thread holds the lock. Call the method without the lock: the object needs none.
    synchronized String text(java.time.LocalDate date) {
      return format.format(date);
    }
  }

  /** The lookup moves the entry. */
  static class RecentlyUsed {
    private final java.util.Map<String, String> texts;

    RecentlyUsed() {
      texts = new java.util.LinkedHashMap<>(16, 0.75f, true);
    }

    @GetMapping("/text")
    String text(String name) {
      return get(name);
    }

    @GetMapping("/put")
    void replace(String name, String text) {
      put(name, text);
    }

    private synchronized void put(String name, String text) {
      texts.put(name, text);
    }

    // BUG: Diagnostic contains: WARNING ADVICE This code takes the monitor of this RecentlyUsed for each lookup in 'texts'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping text(). A LinkedHashMap in access order moves the entry
    private synchronized String get(String name) {
      return texts.get(name);
    }
  }

  /** A map that orders itself by access, as each subclass of LinkedHashMap may. */
  static class Limited {
    static class Lru extends java.util.LinkedHashMap<String, String> {
      Lru() {
        super(16, 0.75f, true);
      }

      @Override
      protected boolean removeEldestEntry(java.util.Map.Entry<String, String> eldest) {
        return size() > 100;
      }
    }

    private final Lru texts = new Lru();
    private final java.util.Map<String, String> titles = new Lru();
    private final java.util.Map<String, String> names =
        new java.util.LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(java.util.Map.Entry<String, String> eldest) {
            return size() > 100;
          }
        };

    @GetMapping("/limited")
    synchronized void put(String name, String text) {
      texts.put(name, text);
      titles.put(name, text);
      names.put(name, text);
    }

    // BUG: Diagnostic contains: for each lookup in 'texts'
    @GetMapping("/limitedText")
    synchronized String text(String name) {
      return texts.get(name);
    }

    // BUG: Diagnostic contains: for each lookup in 'titles'
    @GetMapping("/limitedTitle")
    synchronized String title(String name) {
      return titles.get(name);
    }

    // BUG: Diagnostic contains: for each lookup in 'names'
    @GetMapping("/limitedName")
    synchronized String name(String name) {
      return names.get(name);
    }
  }

  /** Whether the lookup writes depends on the caller. */
  static class Configured {
    private final java.util.Map<String, String> texts;

    Configured(boolean accessOrder) {
      texts = new java.util.LinkedHashMap<>(16, 0.75f, accessOrder);
    }

    @GetMapping("/configuredPut")
    synchronized void put(String name, String text) {
      texts.put(name, text);
    }

    // BUG: Diagnostic contains: for each lookup in 'texts'
    @GetMapping("/configured")
    synchronized String text(String name) {
      return texts.get(name);
    }
  }

  static class Listeners {
    private final List<String> listeners = new ArrayList<>();

    synchronized void init() {
      listeners.add("a");
    }

    @GetMapping("/")
    List<String> all() {
      return copy();
    }

    // BUG: Diagnostic contains: WARNING ADVICE
    private synchronized List<String> copy() {
      return new ArrayList<>(listeners);
    }
  }

  /** To call the method of such a map without the lock would be wrong. */
  static class Sessions {
    private final java.util.Map<String, String> sessions = new java.util.HashMap<>();

    synchronized void init() {
      sessions.put("a", "b");
    }

    // BUG: Diagnostic contains: only to read 'sessions'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping session(). Keep an immutable snapshot in a volatile field
    @GetMapping("/session")
    synchronized String session(String id) {
      return sessions.get(id);
    }
  }
}
