package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** More than a bare field is read. */
class Searches {
  enum Mode {
    READ_ONLY,
    READ_WRITE
  }

  /** A comparison of an immutable value changes nothing. */
  static class Status {
    private Mode mode = Mode.READ_WRITE;

    // BUG: Diagnostic contains: WARNING SAFE This code takes the monitor of this Status only to read 'mode'.
    synchronized boolean isReadOnly() {
      return mode.equals(Mode.READ_ONLY);
    }

    synchronized void set(Mode mode) {
      this.mode = mode;
    }

    @GetMapping("/")
    boolean get() {
      return isReadOnly();
    }
  }

  /** A search through a list that changes less often than it is read. */
  static class Rules {
    private final List<String> prefixes = new ArrayList<>();

    @GetMapping("/")
    String find(String path) {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'prefixes' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping find(). Keep an immutable snapshot in a volatile field
      synchronized (prefixes) {
        for (String prefix : prefixes) {
          if (path.startsWith(prefix)) {
            return prefix;
          }
        }
        return null;
      }
    }

    void register(String prefix) {
      synchronized (prefixes) {
        prefixes.add(prefix);
      }
    }
  }

  /** What is made of the elements is as much of a copy as a list of them. */
  static class Joined {
    private final List<StringBuilder> parts = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    @GetMapping("/parts")
    String join() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'parts' only to read it.
      synchronized (parts) {
        StringBuilder all = new StringBuilder();
        for (StringBuilder part : parts) {
          all.append(part).append(' ');
        }
        return all.toString();
      }
    }

    @GetMapping("/lengths")
    List<Integer> lengths() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'texts' only to read it.
      synchronized (texts) {
        List<Integer> lengths = new ArrayList<>();
        for (String text : texts) {
          lengths.add(text.length());
        }
        return lengths;
      }
    }

    void add(String part) {
      synchronized (parts) {
        parts.add(new StringBuilder(part));
      }
      synchronized (texts) {
        texts.add(part);
      }
    }
  }

  /** The lock guards the elements, too. */
  static class Grown {
    private final List<StringBuilder> parts = new ArrayList<>();

    @GetMapping("/grow")
    String grow() {
      synchronized (parts) {
        StringBuilder all = new StringBuilder();
        for (StringBuilder part : parts) {
          part.append('.');
          all.append(part);
        }
        return all.toString();
      }
    }

    void add(String part) {
      synchronized (parts) {
        parts.add(new StringBuilder(part));
      }
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Status status = new Status();
    System.out.println(status.get());
    status.set(Mode.READ_ONLY);
    System.out.println(status.isReadOnly());
    Rules rules = new Rules();
    rules.register("/a");
    System.out.println(rules.find("/ab") + rules.find("/b"));
  }
}
