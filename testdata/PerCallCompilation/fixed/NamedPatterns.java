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
  private static final DateTimeFormatter DAY_FORMATTER = DateTimeFormatter.ofPattern(DAY, Locale.ROOT);
  private static final DateTimeFormatter YEAR_FORMATTER = DateTimeFormatter.ofPattern(NamedPatterns.YEAR, Locale.ROOT);
  private static final Pattern WORDS_PATTERN = Pattern.compile(WORDS);
  private static final Pattern NUMBERS_PATTERN = Pattern.compile(NamedPatterns.NUMBERS);
  private static final Pattern IS_LONG_PATTERN = Pattern.compile(WORDS + WORDS);
  private static final NamedPatterns INSTANCE = new NamedPatterns();
  private static final String NUMBERS = "[0-9]+";
  private static final String YEAR = "yyyy";

  @GetMapping
  String day(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE
    return date.format(DAY_FORMATTER);
  }

  @GetMapping
  String year(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE
    return date.format(YEAR_FORMATTER);
  }

  @GetMapping
  boolean isWord(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return WORDS_PATTERN.matcher(text).matches();
  }

  @GetMapping
  boolean isNumber(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return NUMBERS_PATTERN.matcher(text).matches();
  }

  @GetMapping
  boolean isLong(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return IS_LONG_PATTERN.matcher(text).matches();
  }

  static class Nested {
    private static final Pattern WORDS_PATTERN = Pattern.compile("[a-z]+");

    @GetMapping
    boolean isWord(String text) {
      // BUG: Diagnostic contains: WARNING SAFE
      return WORDS_PATTERN.matcher(text).matches();
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
