package testdata;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Date;

/** An immutable formatter needs no lock. */
public class Dates {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd").withZone(ZoneId.of("UTC"));

  String format(Date date) {
    return DAY.format(date.toInstant());
  }
}
