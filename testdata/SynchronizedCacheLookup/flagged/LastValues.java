package testdata;

import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Date;

/** One value is cached, with the key that it was computed for. */
class LastValues {
  static class Dates {
    private final DateFormat format = new SimpleDateFormat("HH:mm:ss");
    private long last = -1;
    private String text;

    final String format(long now) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every call that finds 'text' up to date takes the monitor of this Dates, so concurrent calls block each other and wait for the thread that computes a new value. Keep 'last' and 'text' in one immutable object in a volatile field
      synchronized (this) {
        if (now != last) {
          last = now;
          text = format.format(new Date(now));
        }
        return text;
      }
    }
  }

  static class Aging {
    private final DateFormat format = new SimpleDateFormat("HH:mm:ss");
    private long computed;
    private String text = "";

    // BUG: Diagnostic contains: Every call that finds 'text' up to date takes the monitor of this Aging
    synchronized String current() {
      final long now = System.currentTimeMillis();
      String found = text;
      if (now - computed <= 1000) {
        return found;
      }
      text = format.format(new Date(now));
      computed = now;
      return text;
    }
  }
}
