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
}
