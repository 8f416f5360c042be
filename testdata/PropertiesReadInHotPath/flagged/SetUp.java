package testdata;

import java.io.IOException;
import java.io.Reader;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Tables that are written while the object is set up, or under other keys. */
class SetUp {
  private static final Properties DEFAULTS = new Properties();

  static {
    DEFAULTS.setProperty("size", "7");
  }

  private final Properties loaded = new Properties();
  private final Properties counted = new Properties();
  private Properties given = new Properties();

  SetUp() {
    fill();
  }

  private void fill() {
    counted.setProperty("limit", "3");
  }

  public void init(Reader text) throws IOException {
    loaded.load(text);
  }

  public void setGiven(Properties given) {
    this.given = given;
  }

  public void count(int calls) {
    counted.setProperty("calls", Integer.toString(calls));
  }

  @GetMapping
  int size() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Integer.parseInt(DEFAULTS.getProperty("size"));
  }

  @GetMapping
  int loaded() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Integer.parseInt(loaded.getProperty("limit"));
  }

  @GetMapping
  int given() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Integer.parseInt(given.getProperty("limit"));
  }

  @GetMapping
  int limit() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Integer.parseInt(counted.getProperty("limit"));
  }
}
