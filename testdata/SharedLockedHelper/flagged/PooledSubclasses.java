package testdata;

import java.util.ArrayDeque;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** The pool is declared with a superclass of what it holds. */
class PooledSubclasses {
  private final ArrayDeque<Calendar> free = new ArrayDeque<>();

  int year(long time) {
    Calendar calendar;
    // BUG: Diagnostic contains: 'free'
    synchronized (free) {
      calendar = free.isEmpty() ? new GregorianCalendar() : free.pop();
    }
    calendar.setTimeInMillis(time);
    int year = calendar.get(Calendar.YEAR);
    // BUG: Diagnostic contains: 'free'
    synchronized (free) {
      free.push(calendar);
    }
    return year;
  }
}
