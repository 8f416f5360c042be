package testdata;

import com.google.common.base.Optional;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;

/** Another class has the name Optional here. */
public class ConcurrentGetOrDefaultWithGuava {
  private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  Optional<String> find(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Optional.of(java.util.Optional.ofNullable(names.get(key)).orElseGet(() -> slow(key)));
  }

  public static void main(String[] args) {
    ConcurrentGetOrDefaultWithGuava maps = new ConcurrentGetOrDefaultWithGuava();
    maps.names.put("name", "there");
    System.out.println(maps.find("name").get() + maps.find("other").get());
  }
}
