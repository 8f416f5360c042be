package testdata;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    StringBuilder repeated = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      repeated.append(text);
    }
    return repeated.toString();
  }

  /** Beside a request, a few objects are nothing. */
  @GetMapping
  String fewObjects() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String text = name.orElseGet(() -> small("few"));
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return text + name.orElseGet(() -> Label.of("few").text());
  }

  private static String small(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  /** Who implements it is not known, nor what it costs. */
  interface Labels {
    String find(String key);
  }

  @GetMapping
  String unknownWork(Labels labels) {
    // BUG: Diagnostic contains: SUGGESTION
    return name.orElseGet(() -> labels.find("unknown"));
  }

  /** What costs more. */
  interface Users extends org.springframework.data.repository.Repository<String, Integer> {
    String findByName(String name);
  }

  @GetMapping
  String work(Users users, List<String> names, Shape shape) {
    // BUG: Diagnostic contains: WARNING
    String all = name.orElseGet(() -> users.findByName("work"));
    // BUG: Diagnostic contains: WARNING UNSAFE
    all += name.orElse(names.stream().map(String::trim).collect(Collectors.joining()));
    // BUG: Diagnostic contains: SUGGESTION
    all += Optional.of(names.stream()).orElse(names.stream().map(String::trim)).count();
    // BUG: Diagnostic contains: WARNING
    all += name.orElse(locked());
    // BUG: Diagnostic contains: WARNING
    all += name.orElse(section());
    // BUG: Diagnostic contains: WARNING
    all += name.orElse(UUID.randomUUID().toString());
    // BUG: Diagnostic contains: WARNING
    all += Optional.of(Pattern.compile("a*")).orElse(Pattern.compile(all));
    // BUG: Diagnostic contains: WARNING
    all += name.orElse(new Joined(names).text());
    // BUG: Diagnostic contains: WARNING
    all += name.orElse(shape.describe());
    // BUG: Diagnostic contains: SUGGESTION
    return all + name.orElse(countdown(3));
  }

  private static synchronized String locked() {
    return String.valueOf(System.nanoTime());
  }

  private String section() {
    synchronized (this) {
      return String.valueOf(System.nanoTime());
    }
  }

  static class Joined {
    private final String text;

    Joined(List<String> names) {
      String joined = "";
      for (String name : names) {
        joined += name;
      }
      text = joined;
    }

    String text() {
      return text;
    }
  }

  interface Shape {
    String describe();
  }

  static class Square implements Shape {
    private int side;

    @Override
    public String describe() {
      return "square of " + side++;
    }
  }

  static class Polygon implements Shape {
    private final List<Integer> sides = new ArrayList<>();

    @Override
    public String describe() {
      int length = 0;
      for (int side : sides) {
        length += side;
      }
      return "polygon of " + length;
    }
  }

  private static String countdown(int from) {
    return from == 0 ? "" : from + countdown(from - 1);
  }

  static class Label {
    private final String text;

    Label(String text) {
      this.text = text.concat("!");
    }

    static Label of(String text) {
      return new Label(text);
    }

    String text() {
      return text;
    }
  }

  public static void main(String[] args) {
    Hot it = new Hot();
    System.out.println(it.list() + it.anyone() + Catalog.find(Optional.empty()));
  }
}
