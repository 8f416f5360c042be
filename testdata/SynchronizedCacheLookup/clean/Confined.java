package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Caches of objects that do not leave the call which creates them, or the thread that runs them. */
class Confined {
  static class Interner {
    private final Map<String, String> names = new HashMap<>();

    synchronized String intern(String name) {
      String known = names.get(name);
      if (known == null) {
        known = name.trim();
        names.put(name, known);
      }
      return known;
    }
  }

  static String join(List<String> parts) {
    Interner interner = new Interner();
    StringBuilder all = new StringBuilder();
    for (String part : parts) {
      all.append(interner.intern(part));
    }
    return all.toString();
  }

  private static final class Parser {
    private final Map<String, Integer> symbols = new HashMap<>();
    private final String text;

    Parser(String text) {
      this.text = text;
    }

    int run() {
      return symbol(text) + symbol(text.trim());
    }

    private synchronized int symbol(String name) {
      Integer known = symbols.get(name);
      if (known == null) {
        known = name.length();
        symbols.put(name, known);
      }
      return known;
    }
  }

  static int parse(String text) {
    return new Parser(text).run();
  }

  private static final class Crawl implements Runnable {
    private final Map<String, String> names = new HashMap<>();
    private final String start;

    private Crawl(String start) {
      this.start = start;
    }

    @Override
    public void run() {
      for (int i = 0; i < 100; i++) {
        name(start + i);
      }
    }

    private synchronized String name(String page) {
      String known = names.get(page);
      if (known == null) {
        known = page.trim();
        names.put(page, known);
      }
      return known;
    }
  }

  static void crawl(String start) {
    new Thread(new Crawl(start), "crawler").start();
  }

  private static final class Count implements Callable<Integer> {
    private final Map<String, Integer> lengths = new HashMap<>();

    @Override
    public Integer call() {
      return length("first") + length("second");
    }

    private int length(String word) {
      synchronized (lengths) {
        Integer known = lengths.get(word);
        if (known == null) {
          known = word.length();
          lengths.put(word, known);
        }
        return known;
      }
    }
  }

  static Future<Integer> count(ExecutorService executor) {
    return executor.submit(new Count());
  }

  /** Returned when all is looked up. */
  static Map<String, Integer> lengths(List<String> words) {
    Map<String, Integer> lengths = new TreeMap<>();
    for (String word : words) {
      synchronized (lengths) {
        Integer known = lengths.get(word);
        if (known == null) {
          lengths.put(word, word.length());
        }
      }
    }
    return lengths;
  }

  private static final ThreadLocal<Map<String, StringBuilder>> BUFFERS =
      ThreadLocal.withInitial(HashMap::new);

  static StringBuilder buffer(String name) {
    Map<String, StringBuilder> own = BUFFERS.get();
    synchronized (own) {
      StringBuilder buffer = own.get(name);
      if (buffer == null) {
        buffer = new StringBuilder();
        own.put(name, buffer);
      }
      return buffer;
    }
  }
}
