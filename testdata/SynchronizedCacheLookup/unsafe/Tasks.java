package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/** Caches of tasks and maps that more than one thread uses, or may use. */
public class Tasks {
  /** Runs on several threads. */
  private static final class Shared implements Runnable {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    @Override
    public void run() {
      name("page");
    }

    // BUG: Diagnostic contains: Every hit in 'names' takes the monitor of this Shared
    private String name(String page) {
      String known = names.get(page);
      if (known == null) {
        known = page.trim();
        String existing = names.putIfAbsent(page, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static void runShared() {
    Shared task = new Shared();
    new Thread(task).start();
    new Thread(task).start();
  }

  /** Hands itself on from its own thread. */
  private static final class Splitting implements Runnable {
    private final Map<String, String> names = new ConcurrentHashMap<>();
    private final Executor executor;

    Splitting(Executor executor) {
      this.executor = executor;
    }

    @Override
    public void run() {
      executor.execute(() -> name("page"));
      name("start");
    }

    // BUG: Diagnostic contains: Every hit in 'names' takes the monitor of this Splitting
    private String name(String page) {
      String known = names.get(page);
      if (known == null) {
        known = page.trim();
        String existing = names.putIfAbsent(page, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static void split(Executor executor) {
    executor.execute(new Splitting(executor));
  }

  /** Other programs may give one to many threads. */
  public static final class Public implements Runnable {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    public Public() {}

    @Override
    public void run() {
      name("page");
    }

    // BUG: Diagnostic contains: Every hit in 'names' takes the monitor of this Public
    private String name(String page) {
      String known = names.get(page);
      if (known == null) {
        known = page.trim();
        String existing = names.putIfAbsent(page, known);
        if (existing != null) {
          known = existing;
        }
      }
      return known;
    }
  }

  static void runPublic() {
    new Thread(new Public()).start();
  }

  /** Registered before it is filled. */
  static Map<String, Integer> lengths(List<String> words, List<Map<String, Integer>> all) {
    Map<String, Integer> lengths = new HashMap<>();
    all.add(lengths);
    for (String word : words) {
      // BUG: Diagnostic contains: Every hit in 'lengths' takes 'lengths'
      synchronized (lengths) {
        Integer known = lengths.get(word);
        if (known == null) {
          lengths.put(word, word.length());
        }
      }
    }
    return lengths;
  }
}
