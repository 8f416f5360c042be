// OPTIONS: -Xep:SynchronizedReadMostlyMap:OFF
package testdata;

import java.util.Hashtable;
import org.springframework.web.bind.annotation.GetMapping;

/** No other rule reports the field of a table that is mostly read. */
public class ReadMostlyTables {
  private static final Hashtable<String, String> ALIASES = new Hashtable<>();

  static {
    ALIASES.put("a", "b");
  }

  @GetMapping
  String alias(String name) {
    // BUG: Diagnostic contains: WARNING ADVICE Hashtable.get takes the lock of the table on each call
    return ALIASES.get(name);
  }
}
