package testdata;

import static java.lang.String.format;
import static java.lang.String.join;

import java.util.List;
import java.util.Locale;

/** Names that only a format call needs are imported no longer. */
class Imported {
  String route(String host, int port) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(Locale.ROOT, "%s:%s", host, port);
  }

  String key(String tenant, List<String> path) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return format("%s/%s", tenant, join("/", path));
  }

  public static void main(String[] args) {
    Imported it = new Imported();
    System.out.println(it.route("h", 1) + it.key("t", List.of("a", "b")));
  }
}
