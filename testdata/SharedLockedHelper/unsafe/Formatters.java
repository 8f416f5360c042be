package testdata;

import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

/** Formats that only print, by patterns that a DateTimeFormatter prints alike. */
public class Formatters {
  private static final String PATTERN = "yyyy-MM-dd'T'HH:mm:ss.SSSZ";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern(PATTERN, Locale.ROOT)
      .withZone(ZoneId.systemDefault());
  private static DateTimeFormatter day = DateTimeFormatter.ofPattern("EEE, d MMM yy", Locale.US)
      .withZone(ZoneId.systemDefault());

  private final DateTimeFormatter time = DateTimeFormatter.ofPattern("h:mm a", Locale.ENGLISH)
      .withZone(ZoneId.systemDefault());

  private final DateTimeFormatter zoned = DateTimeFormatter.ofPattern("HH:mm XXX", Locale.ROOT)
      .withZone(ZoneId.systemDefault());

  static String stamp(Date date) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE One thread at a time uses 'STAMP', a SimpleDateFormat, and all others wait for it, which protects nothing else here. Use a DateTimeFormatter, which is immutable, without the lock, unless it matters that dates of other centuries and the digits of some locales print differently.
    return date == null ? "-" : STAMP.format(Instant.ofEpochMilli(date.getTime()));
  }

  static String stamp(long millis) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return STAMP.format(Instant.ofEpochMilli(millis));
  }

  static String stamp(Calendar calendar) {
    String text;
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    // The calendar's own zone does not count.
    text = STAMP.format(Instant.ofEpochMilli((calendar == null ? new Date(0) : calendar.getTime()).getTime()));
    return text;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  static String day(Date date) {
    return day.format(Instant.ofEpochMilli(date.getTime()));
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  boolean isNoon() {
    return time.format(Instant.now()).equals("12:00 PM");
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  String time(Date date) {
    return time.format(Instant.ofEpochMilli(((Date) date.clone()).getTime()));
  }

  String zoned(Date date) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return zoned.format(Instant.ofEpochMilli(date.getTime()));
  }

  /** A format that also parses. */
  static class Parsing {
    private final DateFormat format = new SimpleDateFormat("yyyy-MM-dd");

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String print(Date date) {
      return format.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized Date parse(String text) throws ParseException {
      return format.parse(text);
    }
  }

  /** Patterns that mean something else, formats that others see, and that print any object. */
  static class Other {
    private final DateFormat fraction = new SimpleDateFormat("ss.SS");
    private final DateFormat month = new SimpleDateFormat("MMMM yyyy");
    private final DateFormat zone = new SimpleDateFormat("HH:mm z");
    private final DateFormat optional = new SimpleDateFormat("[HH:mm]");
    final DateFormat open = new SimpleDateFormat("HH:mm");
    private final DateFormat given;
    private final DateFormat any = new SimpleDateFormat("HH:mm");

    Other(String pattern) {
      given = new SimpleDateFormat(pattern);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String fraction(Date date) {
      return fraction.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String month(Date date) {
      return month.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String zone(Date date) {
      return zone.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String optional(Date date) {
      return optional.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String open(Date date) {
      return open.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String given(Date date) {
      return given.format(date);
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String any(Object date) {
      return any.format(date);
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Formatters it = new Formatters();
    for (long millis : new long[] {0, 951_782_400_123L, 1_764_288_000_000L, 4_102_444_799_999L}) {
      Date date = new Date(millis);
      System.out.println(stamp(date) + " " + stamp(millis) + " " + day(date));
      System.out.println(it.time(date) + " " + it.zoned(date));
    }
    Calendar calendar = Calendar.getInstance();
    calendar.setTimeInMillis(1_000_000_000_000L);
    System.out.println(stamp(calendar) + stamp((Calendar) null) + stamp((Date) null));
    System.out.println(it.isNoon() || true);
  }
}
