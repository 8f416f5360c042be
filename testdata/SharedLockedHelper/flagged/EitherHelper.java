package testdata;

import java.util.Calendar;

/** Either the caller's calendar, or one that all calls share. */
public class EitherHelper {
  private static final Calendar SHARED = Calendar.getInstance();

  public long midnight(Calendar given, long time) {
    Calendar calendar = given == null ? SHARED : given;
    // BUG: Diagnostic contains: One thread at a time uses 'calendar', a Calendar
    synchronized (calendar) {
      calendar.clear();
      calendar.setTimeInMillis(time);
      calendar.set(Calendar.HOUR_OF_DAY, 0);
      return calendar.getTimeInMillis();
    }
  }
}
