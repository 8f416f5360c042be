package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Prints dates of two centuries with both classes, wherever they are said to mean the same. */
final class SimpleDatePatternTest {
  private static final String LETTERS = "GyYMLwWDdFEuaHkKhmsSzZX";
  private static final ImmutableList<Locale> LOCALES =
      ImmutableList.of(
          Locale.ROOT,
          Locale.US,
          Locale.GERMANY,
          Locale.FRANCE,
          Locale.JAPAN,
          Locale.forLanguageTag("pl"));
  private static final ImmutableList<String> ZONES =
      ImmutableList.of("UTC", "America/New_York", "Asia/Kolkata");

  /** From 1 January 1970 to the end of 2169. */
  private static final long SPAN_MILLIS = 6_311_347_200_000L;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yyyy-MM-dd'T'HH:mm:ss.SSSZ",
        "EEE, dd MMM yyyy HH:mm:ss XX",
        "EEEE, d MMMM yy",
        "D/yyy y",
        "K:m:s a, kk 'o''clock' h",
        "''yyyyMMdd",
        ""
      })
  void same(String pattern) {
    assertTrue(SimpleDatePattern.meansSame(pattern));
    compare(pattern);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[yyyy]", "yyyy {", "HH#", "MMM yyyy", "LLL d", "yyyyy", "ss.SS", "h aa"})
  void other(String pattern) {
    assertFalse(SimpleDatePattern.meansSame(pattern));
  }

  /** Reserved characters and letters in quotes are text. */
  @ParameterizedTest
  @ValueSource(strings = {"yyyy'[z]'", "'u{#'dd", "HH 'h'"})
  void quoted(String pattern) {
    assertTrue(SimpleDatePattern.meansSame(pattern));
    compare(pattern);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void lettersThatMeanTheSame(int count) {
    for (int i = 0; i < LETTERS.length(); i++) {
      String pattern = "d " + LETTERS.substring(i, i + 1).repeat(count);
      if (SimpleDatePattern.meansSame(pattern)) {
        compare(pattern);
      }
    }
  }

  private static void compare(String pattern) {
    Random random = new Random(7);
    for (Locale locale : LOCALES) {
      for (String zone : ZONES) {
        SimpleDateFormat old = new SimpleDateFormat(pattern, locale);
        old.setTimeZone(TimeZone.getTimeZone(zone));
        DateTimeFormatter formatter =
            DateTimeFormatter.ofPattern(pattern, locale).withZone(ZoneId.of(zone));
        for (int i = 0; i < 100; i++) {
          long millis = (long) (random.nextDouble() * SPAN_MILLIS);
          assertEquals(
              old.format(millis),
              formatter.format(Instant.ofEpochMilli(millis)),
              pattern + " of " + millis + " in " + locale);
        }
      }
    }
  }
}
