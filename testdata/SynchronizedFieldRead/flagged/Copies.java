package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.springframework.web.bind.annotation.GetMapping;

/** Copies of a collection, and what is made of them before they are returned. */
class Copies {
  static class Harbours {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> depths = new HashMap<>();
    private final Set<String> closed = new HashSet<>();

    @GetMapping("/names")
    List<String> names() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'names' only to read it. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping names(). Keep an immutable snapshot in a volatile field
      synchronized (names) {
        return Collections.unmodifiableList(new ArrayList<>(names));
      }
    }

    @GetMapping("/array")
    String[] array() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'names' only to read it.
      synchronized (names) {
        return names.toArray(String[]::new);
      }
    }

    @GetMapping("/depths")
    Map<String, Integer> depths() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'depths' only to read it.
      synchronized (depths) {
        return Collections.unmodifiableSortedMap((new TreeMap<>(depths)));
      }
    }

    @GetMapping("/closed")
    Set<String> closed() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'closed' only to read it.
      synchronized (closed) {
        return Set.copyOf(closed);
      }
    }

    @GetMapping("/joined")
    String joined() {
      // BUG: Diagnostic contains: WARNING ADVICE This code locks on 'closed' only to read it.
      synchronized (closed) {
        return String.join(", ", new TreeSet<>(closed));
      }
    }

    void open(String name, int depth) {
      synchronized (names) {
        names.add(name);
      }
      synchronized (depths) {
        depths.put(name, depth);
      }
    }

    void close(String name) {
      synchronized (closed) {
        closed.add(name);
      }
    }
  }

  /** What takes the copy is out of sight, or keeps it; another copy depends on a second field. */
  static class Kept {
    private final List<String> names = new ArrayList<>();
    private List<String> latest = List.of();
    private String suffix = "";

    @GetMapping("/latest")
    synchronized List<String> latest() {
      return keep(new ArrayList<>(names));
    }

    @GetMapping("/named")
    synchronized List<String> named() {
      return Collections.nCopies(names.size(), suffix);
    }

    private List<String> keep(List<String> copy) {
      latest = copy;
      return latest;
    }

    synchronized void add(String name) {
      names.add(name);
      suffix = name;
    }
  }

  /** Other sections of the lock change what the copy does not need. */
  static class Index {
    private final List<String> shards = new ArrayList<>();
    private Set<String> stopWords;
    private int hits;

    // BUG: Diagnostic contains: WARNING ADVICE This code takes the monitor of this Index only to read 'shards'.
    @GetMapping("/shards")
    synchronized List<String> shards() {
      return List.copyOf(shards);
    }

    @GetMapping("/words")
    synchronized Set<String> stopWords() {
      hits++;
      if (stopWords == null) {
        stopWords = new HashSet<>(List.of("of", "the"));
      }
      return stopWords;
    }

    synchronized void addShard(String shard) {
      shards.add(shard);
    }
  }

  /** Requests add as often as they read: a snapshot would be copied each time. */
  static class Log {
    private final List<String> lines = new ArrayList<>();

    @GetMapping("/lines")
    synchronized List<String> lines() {
      return List.copyOf(lines);
    }

    @GetMapping("/log")
    synchronized int log(String line) {
      append(line);
      return line.length();
    }

    private void append(String line) {
      lines.add(line);
    }
  }
}
