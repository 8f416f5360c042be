package testdata;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** The arguments are constants with a name. */
public class NamedPatterns {
  private static final String DAY = "yyyy/MM/dd";
  private static final String WORDS = "[a-z]+";
  private static final NamedPatterns INSTANCE = new NamedPatterns();
  private static final String NUMBERS = "[0-9]+";
  private static final String YEAR = "yyyy";

  @GetMapping
  String day(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE
    return date.format(DateTimeFormatter.ofPattern(DAY, Locale.ROOT));
  }

  @GetMapping
  String year(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE
    return date.format(DateTimeFormatter.ofPattern(YEAR, Locale.ROOT));
  }

  @GetMapping
  boolean isWord(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return Pattern.compile(WORDS).matcher(text).matches();
  }

  @GetMapping
  boolean isNumber(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.matches(NUMBERS);
  }

  @GetMapping
  boolean isLong(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.matches(WORDS + WORDS);
  }

  static class Nested {
    @GetMapping
    boolean isWord(String text) {
      // BUG: Diagnostic contains: WARNING SAFE
      return text.matches(WORDS);
    }
  }

  public static void main(String[] args) {
    LocalDate date = LocalDate.of(2020, 2, 29);
    System.out.println(INSTANCE.day(date) + " " + INSTANCE.year(date));
    System.out.println(INSTANCE.isWord("a"));
    System.out.println(INSTANCE.isNumber("1") + " " + INSTANCE.isLong("ab"));
    System.out.println(new Nested().isWord("1"));
  }
}
