package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;

/** Maps of maps that return what they find in the middle. */
class MapOfMaps {
  private final Map<String, Map<Locale, String>> texts = new HashMap<>();

  String text(String name, Locale locale) {
    // BUG: Diagnostic contains: ADVICE Every hit in 'texts' takes 'texts', so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap of such maps, unless the code relies on null keys or values, iteration order or atomic compound operations.
    synchronized (texts) {
      Map<Locale, String> byLocale = texts.get(name);
      if (byLocale != null) {
        String text = byLocale.get(locale);
        if (text != null) {
          return text;
        }
      }
      try {
        String text = load(name, locale);
        if (byLocale == null) {
          byLocale = new HashMap<>();
          texts.put(name, byLocale);
        }
        byLocale.put(locale, text);
        return text;
      } catch (MissingResourceException e) {
        return null;
      }
    }
  }

  private static String load(String name, Locale locale) {
    if (name.isEmpty()) {
      throw new MissingResourceException("", "", "");
    }
    return name + locale;
  }
}
