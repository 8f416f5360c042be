package testdata;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Settings that change while the program runs, and have to be read again. */
public class Changing {
  private final Properties conf;
  private final Properties live = new Properties();
  private final Properties copied = new Properties();
  private final Properties merged = new Properties();
  private volatile Properties replaced = new Properties();
  static final Properties SHARED = new Properties();

  Changing(Properties conf) {
    this.conf = conf;
  }

  public void setRetries(int retries) {
    conf.setProperty("retries", Integer.toString(retries));
  }

  public void refresh(Reader text) throws IOException {
    live.clear();
    live.load(text);
  }

  public void copy(Map<String, String> settings) {
    settings.forEach(this.copied::put);
  }

  public void merge(String name, String value) {
    (merged).merge(name, value, (old, given) -> given);
  }

  public void replace(Properties settings) {
    replaced = settings;
  }

  @GetMapping
  int retries() {
    return Integer.parseInt(conf.getProperty("retries", "3"));
  }

  @GetMapping
  int live() {
    return Integer.parseInt(live.getProperty("limit", "3"));
  }

  @GetMapping
  int copied() {
    return Integer.parseInt(copied.getProperty("limit", "3"));
  }

  @GetMapping
  int merged() {
    return Integer.parseInt(merged.getProperty("limit", "3"));
  }

  @GetMapping
  int replaced() {
    return Integer.parseInt(replaced.getProperty("limit", "3"));
  }

  @GetMapping
  int shared() {
    return Integer.parseInt(SHARED.getProperty("limit", "3"));
  }

  /** Another class of the compilation writes. */
  static class Tuner {
    void limit(int limit) {
      SHARED.setProperty("limit", "" + limit);
    }
  }
}
