package testdata;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** An entry point and what it reaches run on many threads: warnings, with the way. */
class Hot {
  private final Optional<String> name = Optional.of("name");

  @GetMapping
  String list() {
    // BUG: Diagnostic contains: WARNING SAFE The fallback is evaluated on every call, even when the Optional is present. This place matters: reached from @GetMapping list().
    return name.orElseGet(() -> slow("list")) + Catalog.find(name);
  }

  static class Catalog {
    static String find(Optional<String> name) {
      return deeper(name);
    }

    private static String deeper(Optional<String> name) {
      // BUG: Diagnostic contains: This place matters: reached from @GetMapping list() through Catalog.find.
      return name.orElseGet(() -> slow("deeper"));
    }
  }

  String anyone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return name.orElseGet(() -> slow("anyone"));
  }

  @PostMapping
  String change() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return name.orElseGet(() -> slow("change"));
  }

  @PostMapping
  String changeWithQuery(Statement statement) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return name.orElse(query(statement));
  }

  @GetMapping
  String sometimes(boolean verbose, Statement statement) {
    String text = "";
    if (verbose) {
      // BUG: Diagnostic contains: WARNING UNSAFE
      text += name.orElse(query(statement));
      // BUG: Diagnostic contains: SUGGESTION SAFE
      text += name.orElseGet(() -> slow("sometimes"));
    }
    return text;
  }

  static String query(Statement statement) {
    try {
      statement.execute("SELECT 1");
      return "1";
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  static String slow(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  public static void main(String[] args) {
    Hot it = new Hot();
    System.out.println(it.list() + it.anyone() + Catalog.find(Optional.empty()));
  }
}
