package testdata;

import java.math.BigDecimal;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Without a lock, the parse is what costs: the edit moves it, too, or there is none. */
// SAME OUTPUT
public class ParsedValues {
  private final Properties settings;

  ParsedValues(Properties settings) {
    this.settings = settings;
  }

  @GetMapping
  Duration ttl() {
    // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty reads a setting
    return Duration.parse(settings.getProperty("cache.ttl", "PT5M"));
  }

  @GetMapping
  BigDecimal vat() {
    // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty reads a setting
    return new BigDecimal(settings.getProperty("vat", "0.19"));
  }

  @GetMapping
  BigDecimal sameVat() {
    // BUG: Diagnostic contains: WARNING UNSAFE Properties.getProperty reads a setting
    return new BigDecimal(settings.getProperty("vat", "0.19")).negate();
  }

  @GetMapping
  BigDecimal byWayOfLocal() {
    // BUG: Diagnostic contains: unless it changes later. Keep what the code derives from the text, not the text itself.
    String raw = settings.getProperty("vat", "0.19");
    return new BigDecimal(raw);
  }

  @GetMapping
  int length() {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty reads a setting
    return settings.getProperty("name", "a b").split(" +").length;
  }

  @GetMapping
  URI home() {
    try {
      // BUG: Diagnostic contains: Parse it there, too: a text that cannot be parsed then fails at construction.
      return URI.create(settings.getProperty("home", "http://localhost/"));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  @GetMapping
  Duration delay() {
    try {
      // BUG: Diagnostic contains: Parse it there, too: a text that cannot be parsed, or a key that is absent, then fails at construction.$
      return Duration.parse(settings.getProperty("delay"));
    } catch (DateTimeException e) {
      return Duration.ZERO;
    }
  }

  @GetMapping
  int depth(String fallback) {
    // BUG: Diagnostic contains: Read it once without its default, into a static final field, unless it changes while the program runs; use the default where it is null. Parse it there, too: a text that cannot be parsed then fails at class initialization.$
    return Integer.parseInt(System.getProperty("depth", fallback));
  }

  @GetMapping
  int width(int fallback) {
    // BUG: Diagnostic contains: Read it once without its default, into a static final field
    return Integer.getInteger("width", fallback);
  }

  public static void main(String[] args) {
    ParsedValues values = new ParsedValues(new Properties());
    System.out.println(values.ttl() + " " + values.vat() + values.sameVat());
    System.out.println(values.byWayOfLocal() + " " + values.length() + values.home());
    System.out.println(values.depth("3") + values.width(4));
  }
}
