package testdata;

import static java.lang.String.join;

import java.util.List;

/** Names that only a format call needs are imported no longer. */
class Imported {
  String route(String host, int port) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return host + ":" + port;
  }

  String key(String tenant, List<String> path) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return tenant + "/" + join("/", path);
  }

  public static void main(String[] args) {
    Imported it = new Imported();
    System.out.println(it.route("h", 1) + it.key("t", List.of("a", "b")));
  }
}
