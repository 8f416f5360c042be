// OPTIONS: -Xep:SynchronizedReadMostlyMap:OFF
package testdata;

import java.util.Hashtable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** No other rule reports the field of a table that is mostly read. */
@RestController
public class ReadMostlyTables {
  private final Hashtable<String, String> aliases = new Hashtable<>();

  ReadMostlyTables() {
    aliases.put("a", "b");
  }

  @GetMapping
  String alias(String name) {
    // BUG: Diagnostic contains: WARNING ADVICE Hashtable.get takes the lock of the table on each call
    return aliases.get(name);
  }
}
