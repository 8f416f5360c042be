package testdata;

import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import org.springframework.web.bind.annotation.GetMapping;

/** A formatter and its lock. */
public class Dates {
  private static final SimpleDateFormat DAY = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
  private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("yyyy-MM", Locale.ROOT)
      .withZone(ZoneId.systemDefault());
  private static final String NONE = "-";

  static {
    DAY.setTimeZone(TimeZone.getTimeZone("UTC"));
  }

  protected final DateFormat time = new SimpleDateFormat("HH:mm", Locale.ROOT);

  private final DateTimeFormatter clock = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT)
      .withZone(ZoneId.systemDefault());

  private DateFormat lazy;

  String format(Date date) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'DAY', a SimpleDateFormat, and all others wait for it, which protects nothing else here. For dates, use a DateTimeFormatter
    synchronized (DAY) {
      return date == null ? NONE : DAY.format(date);
    }
  }

  Date parse(String text) throws ParseException {
    try {
      // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses
      synchronized (time) {
        return time.parse(text);
      }
    } catch (ParseException e) {
      return null;
    }
  }

  // BUG: Diagnostic contains: WARNING UNSAFE One thread at a time uses
  @GetMapping
  String now() {
    StringBuilder text = new StringBuilder();
    text.append(clock.format(Instant.ofEpochMilli(new Date(0).getTime())));
    return text.toString();
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE One thread at a time uses 'MONTH'
  static String ofClass(Date date) {
    return MONTH.format(Instant.ofEpochMilli(date.getTime()));
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'lazy'
  synchronized String created(Date date) {
    if (lazy == null) {
      lazy = new SimpleDateFormat("yyyy", Locale.ROOT);
    }
    return lazy.format(date);
  }

  static String given(SimpleDateFormat format, Date date) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'format'
    synchronized (format) {
      return format.format(date);
    }
  }
}
