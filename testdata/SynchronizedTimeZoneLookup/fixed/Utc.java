package testdata;

import static java.util.TimeZone.getTimeZone;

import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** The constant "UTC", in the places where drivers and servers have it. */
class Utc {
  private static final String ID = "UTC";

  // BUG: Diagnostic contains: SUGGESTION SAFE TimeZone.getTimeZone(String) is static synchronized
  private final TimeZone perObject = TimeZone.getTimeZone(ZoneOffset.UTC);

  // BUG: Diagnostic contains: SUGGESTION SAFE
  private TimeZone fromConstant = TimeZone.getTimeZone(ZoneOffset.UTC);

  private TimeZone inConstructor;

  Utc() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    this.inConstructor = java.util.TimeZone.getTimeZone(ZoneOffset.UTC);
  }

  Utc(TimeZone zone) {
    this.inConstructor = zone;
  }

  int hour(long millis) {
    // BUG: Diagnostic contains: Use getTimeZone(ZoneOffset.UTC), which returns an equal zone without the lock.
    Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone(ZoneOffset.UTC));
    calendar.setTimeInMillis(millis);
    return calendar.get(Calendar.HOUR_OF_DAY);
  }

  TimeZone staticImport() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return getTimeZone(ZoneOffset.UTC);
  }

  TimeZone throughSubclass() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return SimpleTimeZone.getTimeZone(ZoneOffset.UTC);
  }

  boolean twiceInOneStatement() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(ZoneOffset.UTC).equals(TimeZone.getTimeZone(ZoneOffset.UTC));
  }

  TimeZone keepsComments() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone( /* universal */ ZoneOffset.UTC /* time */); // not local
  }

  static TimeZone ofThread() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    java.util.function.Supplier<TimeZone> zone = () -> TimeZone.getTimeZone(ZoneOffset.UTC);
    return zone.get();
  }

  public static void main(String[] args) {
    Utc utc = new Utc();
    print(utc.perObject);
    print(utc.fromConstant);
    print(utc.inConstructor);
    System.out.println(utc.hour(7_200_000L));
    print(utc.staticImport());
    print(utc.throughSubclass());
    System.out.println(utc.twiceInOneStatement());
    print(utc.keepsComments());
    print(ofThread());
    TimeZone changed = utc.staticImport();
    changed.setRawOffset(1);
    print(utc.staticImport());
  }

  private static void print(TimeZone zone) {
    System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone);
  }
}
