// OPTIONS: --release 8
package testdata;

import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** Settings that change while the program runs: each request takes their lock all the same. */
public class LockedAndChanged {
  private final Properties texts = new Properties();

  @GetMapping
  String text(String name) {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty takes the lock of the table on each call: all threads that read it contend for it.
    return texts.getProperty("text." + name);
  }

  @GetMapping
  Object title() {
    // BUG: Diagnostic contains: WARNING ADVICE Properties.get takes the lock of the table on each call: all threads that read it contend for it. This place matters: reached from @GetMapping title(). Keep the settings in a ConcurrentHashMap as well
    return texts.get("title");
  }

  @PostMapping
  void change(String name, String text) {
    texts.setProperty(name, text);
  }

  /** Nothing is known of how often it runs. */
  String footer() {
    return texts.getProperty("footer");
  }

  /** Who enters has to wait in any case. */
  @GetMapping
  String guarded(String name) {
    synchronized (texts) {
      return texts.getProperty(name);
    }
  }
}
