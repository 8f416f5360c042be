package testdata;

import java.text.SimpleDateFormat;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Hits that only read the entry, or use one that guards itself. */
class UsedEntries {
  private final Map<String, Counter> counters = new ConcurrentHashMap<>();
  private final Map<String, Glyph> glyphs = new ConcurrentHashMap<>();
  private final Map<String, Integer> kernings = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, SimpleDateFormat> formats = new ConcurrentHashMap<>();
  private final int base = 2;

  // BUG: Diagnostic contains: Every hit in 'counters' takes the monitor of this UsedEntries
  long count(String key) {
    Counter counter = counters.get(key);
    if (counter == null) {
      counter = new Counter();
      Counter existing = counters.putIfAbsent(key, counter);
      if (existing != null) {
        counter = existing;
      }
    }
    return counter.next();
  }

  static class Counter {
    private long next;

    synchronized long next() {
      return next++;
    }
  }

  // BUG: Diagnostic contains: Every hit in 'glyphs' takes the monitor of this UsedEntries
  int width(String key) {
    Glyph glyph = glyphs.get(key);
    if (glyph == null) {
      glyph = new Glyph(key.length());
      Glyph existing = glyphs.putIfAbsent(key, glyph);
      if (existing != null) {
        glyph = existing;
      }
    }
    return glyph.width() + 1;
  }

  static class Glyph {
    private final int width;

    Glyph(int width) {
      this.width = width;
    }

    int width() {
      return width;
    }
  }

  // BUG: Diagnostic contains: Every hit in 'kernings' takes the monitor of this UsedEntries
  synchronized int kerning(String pair) {
    return kernings.computeIfAbsent(pair, String::length) + base;
  }

  // BUG: Diagnostic contains: Every hit in 'names' takes the monitor of this UsedEntries
  synchronized int nameLength(String key) {
    return names.computeIfAbsent(key, String::trim).length();
  }

  /** What callers do with it is another problem. */
  // BUG: Diagnostic contains: Every hit in 'formats' takes the monitor of this UsedEntries
  SimpleDateFormat format(String pattern) {
    SimpleDateFormat format = formats.get(pattern);
    if (format == null) {
      format = new SimpleDateFormat(pattern);
      SimpleDateFormat existing = formats.putIfAbsent(pattern, format);
      if (existing != null) {
        format = existing;
      }
    }
    return format;
  }

  private final Map<String, javax.script.ScriptEngine> engines = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: Every hit in 'engines' takes the monitor of this UsedEntries, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap: get first, and putIfAbsent on a miss, unless the code relies on null keys or values or on creating each entry only once, or only one thread at a time may use an entry.
  Object run(String language, String script) throws javax.script.ScriptException {
    javax.script.ScriptEngine engine = engines.get(language);
    if (engine == null) {
      engine = new javax.script.ScriptEngineManager().getEngineByName(language);
      javax.script.ScriptEngine existing = engines.putIfAbsent(language, engine);
      if (existing != null) {
        engine = existing;
      }
    }
    return engine.eval(script);
  }
}
