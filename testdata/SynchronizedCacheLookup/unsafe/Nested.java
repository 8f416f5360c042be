package testdata;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** A map of maps, and a class that is itself the map. */
class Nested {
  private final Map<Locale, Map<String, MessageFormat>> formats = new HashMap<>();

  MessageFormat format(Locale locale, String pattern) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'formats' takes 'formats'
    synchronized (formats) {
      Map<String, MessageFormat> ofLocale = formats.get(locale);
      if (ofLocale == null) {
        ofLocale = new HashMap<>();
        formats.put(locale, ofLocale);
      }
      MessageFormat format = ofLocale.get(pattern);
      if (format == null) {
        format = new MessageFormat(pattern, locale);
        ofLocale.put(pattern, format);
      }
      return format;
    }
  }

  /** Another lock within the lock, for the same entries. */
  static class Twice {
    private final Object writes = new Object();
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    String text(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this Twice
      String text = texts.get(key);
      if (text == null) {
        synchronized (writes) {
          text = texts.get(key);
          if (text == null) {
            text = key.trim();
            String existing = texts.putIfAbsent(key, text);
            if (existing != null) {
              text = existing;
            }
          }
        }
      }
      return text;
    }
  }

  /** Two locks around the same lookup: to remove the inner one helps nobody. */
  static class Both {
    private final HashMap<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this Both
    synchronized String text(String key) {
      synchronized (texts) {
        String text = texts.get(key);
        if (text == null) {
          text = key.trim();
          texts.put(key, text);
        }
        return text;
      }
    }
  }

  static class Numbers extends LinkedHashMap<String, Integer> {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in this map takes the monitor of this Numbers
    synchronized Integer number(String name) {
      Integer number = get(name);
      if (number == null) {
        number = size();
        put(name, number);
      }
      return number;
    }
  }

  /** A test before the lookup, for the side effect on weak keys, changes no entry. */
  static class ByLoader {
    private final Map<ClassLoader, Object> values = new WeakHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'values' takes the monitor of this ByLoader
    synchronized Object get(ClassLoader loader) {
      values.isEmpty();
      Object value = values.get(loader);
      if (value == null) {
        value = new Object();
        values.put(loader, value);
      }
      return value;
    }
  }
}
