package testdata;

import java.time.ZoneId;
import java.util.TimeZone;

/** What the string lookup answers with GMT where the runtime does not know it. */
class Regions {
  private static final ZoneId AMERICA_NEW_YORK_ZONE = ZoneId.of("America/New_York");

  private static final ZoneId AMERICA_PORT_AU_PRINCE_ZONE = ZoneId.of("America/Port-au-Prince");

  private static final ZoneId ETC_GMT_MINUS_8_ZONE = ZoneId.of("Etc/GMT-8");

  private static final ZoneId CET_ZONE = ZoneId.of("CET");

  TimeZone city() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return TimeZone.getTimeZone(AMERICA_NEW_YORK_ZONE);
  }

  TimeZone cityWithHyphen() {
    // BUG: Diagnostic contains: If the time-zone data of the runtime lacks the region, ZoneId.of throws
    return TimeZone.getTimeZone(AMERICA_PORT_AU_PRINCE_ZONE);
  }

  TimeZone etc() {
    // BUG: Diagnostic contains: UNSAFE
    return TimeZone.getTimeZone(ETC_GMT_MINUS_8_ZONE);
  }

  TimeZone abbreviation() {
    // BUG: Diagnostic contains: UNSAFE
    return TimeZone.getTimeZone(CET_ZONE);
  }

  TimeZone ofZoneId(ZoneId zone) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return TimeZone.getTimeZone(zone);
  }

  TimeZone ofSystemZone() {
    // BUG: Diagnostic contains: Pass the ZoneId itself. The result differs for offsets
    return TimeZone.getTimeZone(ZoneId.systemDefault());
  }

  TimeZone ofZoneIdWithComment(ZoneId zone) {
    // BUG: Diagnostic contains: ADVICE
    return TimeZone.getTimeZone(zone /* the user's */.getId());
  }
}
