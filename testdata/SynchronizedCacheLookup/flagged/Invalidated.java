package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** Other code makes entries stale, under the lock of the lookup. */
class Invalidated {
  static class Generations {
    private final Map<String, String> pages = new HashMap<>();
    private int generation;

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'pages' takes the monitor of this Generations, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only on a miss, which reads 'generation': other code changes that under the lock.$
    synchronized String page(String name) {
      String page = pages.get(name);
      if (page == null) {
        page = name + generation;
        pages.put(name, page);
      }
      return page;
    }

    synchronized void publish() {
      generation++;
      pages.clear();
    }
  }

  /** Read through a method of the class, from a collection that another section changes. */
  static class Suffixes {
    private final Map<String, String> pages = new HashMap<>();
    private final List<String> suffixes = new ArrayList<>();

    // BUG: Diagnostic contains: on a miss, which reads 'suffixes': other code changes that under the lock.
    synchronized String page(String name) {
      String page = pages.get(name);
      if (page == null) {
        page = create(name);
        pages.put(name, page);
      }
      return page;
    }

    private String create(String name) {
      return name + suffixes;
    }

    synchronized void add(String suffix) {
      suffixes.add(suffix);
    }
  }

  /** What is set before other threads have the object, or needs no lock. */
  static class Settled {
    private final Map<String, String> pages = new HashMap<>();
    private final Map<String, String> titles = new ConcurrentHashMap<>();
    private String suffix;
    private volatile String prefix;

    Settled(String suffix) {
      this.suffix = suffix;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    synchronized String page(String name) {
      String page = pages.get(name);
      if (page == null) {
        page = prefix + titles.get(name) + suffix;
        pages.put(name, page);
      }
      return page;
    }

    synchronized void title(String name, String title) {
      titles.put(name, title);
      prefix = title;
    }
  }

  static class Loaded {
    private final Map<String, String> rows = new HashMap<>();
    private final UnaryOperator<String> database;

    Loaded(UnaryOperator<String> database) {
      this.database = database;
    }

    // BUG: Diagnostic contains: unless the code relies on null keys or values or on creating each entry only once. An entry that is created while other code removes entries then stays.
    synchronized String row(String id) {
      String row = rows.get(id);
      if (row == null) {
        row = database.apply(id);
        rows.put(id, row);
      }
      return row;
    }

    synchronized void update(String id) {
      rows.remove(id);
    }
  }

  /** Nothing but the key decides on an entry, and an old one is as good as a new one. */
  static class Trimmed {
    private final Map<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: creating each entry only once.$
    synchronized String text(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }

    synchronized void forget() {
      texts.clear();
    }
  }

  /** A method of the class stores the entry. */
  static class Listed {
    private final Map<String, String> rows = new HashMap<>();
    private final UnaryOperator<String> database;

    Listed(UnaryOperator<String> database) {
      this.database = database;
    }

    // BUG: Diagnostic contains: take it only on a miss: without it, an entry that is created while other code removes entries would stay.$
    synchronized String row(String id) {
      String row = rows.get(id);
      return row != null ? row : load(id);
    }

    private String load(String id) {
      String row = database.apply(id);
      rows.put(id, row);
      return row;
    }

    synchronized void update() {
      rows.clear();
    }
  }

  /** Of several inputs, the message names one. */
  static class Styled {
    private final Map<String, String> pages = new HashMap<>();
    private String style = "";
    private String locale = "";

    // BUG: Diagnostic contains: take it only on a miss, which reads 'locale': other code changes that under the lock.$
    synchronized String page(String name) {
      String page = pages.get(name);
      if (page == null) {
        page = style + name + locale;
        pages.put(name, page);
      }
      return page;
    }

    synchronized void use(String style, String locale) {
      this.style = style;
      this.locale = locale;
      pages.clear();
    }
  }

  /** Other code only adds entries. */
  static class Preloaded {
    private final Map<String, String> rows = new HashMap<>();
    private final UnaryOperator<String> database;

    Preloaded(UnaryOperator<String> database) {
      this.database = database;
    }

    // BUG: Diagnostic contains: creating each entry only once.$
    synchronized String row(String id) {
      String row = rows.get(id);
      if (row == null) {
        row = database.apply(id);
        rows.put(id, row);
      }
      return row;
    }

    synchronized void preload(String id, String row) {
      rows.put(id, row);
    }
  }

  /** Other code drops all entries with their map. */
  static class Dropped {
    private Map<String, String> rows = new HashMap<>();
    private final UnaryOperator<String> database;

    Dropped(UnaryOperator<String> database) {
      this.database = database;
    }

    // BUG: Diagnostic contains: take it only on a miss: without it, an entry that is created while other code removes entries would stay.$
    synchronized String row(String id) {
      String row = rows.get(id);
      if (row == null) {
        row = database.apply(id);
        rows.put(id, row);
      }
      return row;
    }

    synchronized void reload() {
      rows = new HashMap<>();
    }
  }

  /** The lock does not keep a removal from happening meanwhile. */
  static class Forgotten {
    private final Map<String, String> rows = new ConcurrentHashMap<>();
    private final UnaryOperator<String> database;

    Forgotten(UnaryOperator<String> database) {
      this.database = database;
    }

    // BUG: Diagnostic contains: The map is concurrent already: get without the lock, and store the missing entry with putIfAbsent or computeIfAbsent.$
    synchronized String row(String id) {
      String row = rows.get(id);
      if (row == null) {
        row = database.apply(id);
        rows.put(id, row);
      }
      return row;
    }

    void forget(String id) {
      rows.remove(id);
    }
  }

  /** A method of the class stores the entry, on which nothing but the key decides. */
  static class TrimmedElsewhere {
    private final Map<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: take it only on a miss, or not at all if an entry may be created twice: 'trim' then has to call putIfAbsent, and to return the entry that was stored first.$
    synchronized String text(String key) {
      String text = texts.get(key);
      return text != null ? text : trim(key);
    }

    private String trim(String key) {
      String text = key.trim();
      texts.put(key, text);
      return text;
    }

    synchronized void forget() {
      texts.clear();
    }
  }
}
