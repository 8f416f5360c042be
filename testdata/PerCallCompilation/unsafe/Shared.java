package testdata;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Several calls compile the same, so that one constant is enough. */
public class Shared {
  private static final Pattern IS_LIST_MATCH_PATTERN = Pattern.compile("[;,]");

  private static final Pattern PATTERN = Pattern.compile("[;,]", Pattern.CASE_INSENSITIVE);

  private static final DateTimeFormatter DAY_FORMATTER = DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.ROOT);

  private static final DateTimeFormatter LOCAL_DAY_FORMATTER = DateTimeFormatter.ofPattern("dd.MM.yyyy");

  @GetMapping
  boolean isList(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return IS_LIST_MATCH_PATTERN.matcher(text).matches();
  }

  @GetMapping
  String[] items(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return IS_LIST_MATCH_PATTERN.split(text);
  }

  @GetMapping
  String[] firstItems(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return IS_LIST_MATCH_PATTERN.split(text, 3);
  }

  @GetMapping
  boolean isListInAnyCase(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    Pattern pattern = PATTERN;
    return pattern.matcher(text).matches();
  }

  @GetMapping
  boolean hasList(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return PATTERN.matcher(text).find();
  }

  @GetMapping
  String day(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE
    return date.format(DAY_FORMATTER);
  }

  @GetMapping
  String localDay(LocalDate date) {
    // BUG: Diagnostic contains: WARNING UNSAFE DateTimeFormatter.ofPattern parses the same pattern on each call. This place matters: reached from @GetMapping localDay(). Keep the formatter, which is immutable, in a private static final field, unless the default locale changes later.$
    return date.format(LOCAL_DAY_FORMATTER);
  }

  /** Its own constants. */
  static class Nested {
    private static final Pattern IS_LIST_PATTERN = Pattern.compile("[;,]");

    private static final Pattern PARTS_PATTERN = Pattern.compile("[;,]");

    @GetMapping
    boolean isList(String text) {
      // BUG: Diagnostic contains: WARNING SAFE
      return IS_LIST_PATTERN.matcher(text).matches();
    }

    /** The name of the constant of another method means something else in here. */
    class Inherited extends Names {
      @GetMapping
      String[] parts(String text) {
        // BUG: Diagnostic contains: WARNING SAFE
        return PARTS_PATTERN.split(text);
      }
    }
  }

  static class Names {
    static final int IS_LIST_PATTERN = 1;
  }

  public static void main(String[] args) {
    Shared shared = new Shared();
    System.out.println(shared.isList(";") + " " + shared.items("a;b").length);
    System.out.println(shared.firstItems("a,b;c,d").length);
    System.out.println(shared.isListInAnyCase(",") + " " + shared.hasList("a"));
    LocalDate day = LocalDate.of(2020, 2, 29);
    System.out.println(shared.day(day));
    System.out.println(shared.localDay(day));
    Nested nested = new Nested();
    System.out.println(nested.isList("a") + " " + nested.new Inherited().parts("a;b").length);
  }
}
