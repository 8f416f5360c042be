// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Dates#*
package testdata;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

public class Dates {
  private static final DateTimeFormatter ROOT_FORMATTER = DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.ROOT);

  private static final DateTimeFormatter MONTH_FORMATTER = DateTimeFormatter.ofPattern("MMM");

  private static final DateTimeFormatter ARGUMENT_FORMATTER = DateTimeFormatter.ofPattern("MM/yyyy", Locale.ROOT);

  private static final DateTimeFormatter PARSED_FORMATTER = DateTimeFormatter.ofPattern("dd/MM/yyyy", Locale.ROOT);

  private static final DateTimeFormatter OF_CHRONOLOGY_FORMATTER = DateTimeFormatter.ofPattern("yyyy/MM", Locale.ROOT);

  private static final DateTimeFormatter ESCAPES_FORMATTER = DateTimeFormatter.ofPattern("yyyy", Locale.ROOT);

  private static final DateTimeFormatter NEWER_FORMATTER = DateTimeFormatter.ofPattern("yyyy'B'", Locale.ROOT);

  String root(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE DateTimeFormatter.ofPattern parses the same pattern on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Dates#*. Keep the formatter, which is immutable, in a private static final field.
    return ROOT_FORMATTER.format(date);
  }

  String local(LocalDate date) {
    // BUG: Diagnostic contains: WARNING UNSAFE DateTimeFormatter.ofPattern
    DateTimeFormatter month = MONTH_FORMATTER;
    return month.format(date);
  }

  String argument(LocalDate date) {
    // BUG: Diagnostic contains: WARNING SAFE DateTimeFormatter.ofPattern
    return date.format(ARGUMENT_FORMATTER);
  }

  LocalDate parsed(String text) {
    // BUG: Diagnostic contains: WARNING SAFE DateTimeFormatter.ofPattern
    return LocalDate.parse(text, PARSED_FORMATTER);
  }

  /** Its class may keep the formatter. */
  String ofChronology(java.time.chrono.ChronoLocalDate date) {
    // BUG: Diagnostic contains: WARNING UNSAFE DateTimeFormatter.ofPattern
    return date.format(OF_CHRONOLOGY_FORMATTER);
  }

  DateTimeFormatter escapes() {
    // BUG: Diagnostic contains: WARNING UNSAFE DateTimeFormatter.ofPattern
    return ESCAPES_FORMATTER;
  }

  String newer(LocalDate date) {
    // BUG: Diagnostic contains: WARNING UNSAFE DateTimeFormatter.ofPattern
    return NEWER_FORMATTER.format(date);
  }

  static String given(LocalDate date, String pattern, Locale locale) {
    return DateTimeFormatter.ofPattern(pattern).format(date)
        + DateTimeFormatter.ofPattern("yyyy", locale).format(date);
  }

  public static void main(String[] args) {
    LocalDate date = LocalDate.of(2020, 1, 2);
    Dates dates = new Dates();
    System.out.println(dates.root(date) + dates.escapes().format(date) + dates.newer(date));
    System.out.println(dates.argument(date) + dates.parsed("02/01/2020"));
    System.out.println(dates.ofChronology(date));
    System.out.println(given(date, "yyyy", Locale.ROOT));
  }
}
