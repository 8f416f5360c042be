// OPTIONS: --release 7
package testdata;

import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;

/** Java 7 has no java.time. */
public class OldSource {
  private static final DateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
  private static final Calendar CALENDAR = Calendar.getInstance();

  static String day(Date date) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'FORMAT', a DateFormat, and all others wait for it, which protects nothing else here. Clone the format for each call, or keep one per thread.
    synchronized (FORMAT) {
      return FORMAT.format(date);
    }
  }

  static int year(Date date) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'CALENDAR', a Calendar, and all others wait for it, which protects nothing else here. Use a new Calendar for each call.
    synchronized (CALENDAR) {
      CALENDAR.setTime(date);
      return CALENDAR.get(Calendar.YEAR);
    }
  }
}
