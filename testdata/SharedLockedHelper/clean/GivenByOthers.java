package testdata;

import java.util.Calendar;
import java.util.Date;

/** Other programs decide whose calendar it is. */
public class GivenByOthers {
  public Date firstOf(int year, Calendar calendar) {
    synchronized (calendar) {
      calendar.clear();
      calendar.set(Calendar.YEAR, year);
      return new Date(calendar.getTimeInMillis());
    }
  }

  /** Either the caller's, or new. */
  public static class Columns {
    public long midnight(Calendar given, long time) {
      Calendar calendar = given == null ? Calendar.getInstance() : given;
      synchronized (calendar) {
        calendar.clear();
        calendar.setTimeInMillis(time);
        calendar.set(Calendar.HOUR_OF_DAY, 0);
        return calendar.getTimeInMillis();
      }
    }
  }
}
