package testdata;

import java.time.ZoneId;
import java.util.TimeZone;

/** What the string lookup answers with GMT where the runtime does not know it. */
class Regions {
  TimeZone city() {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return TimeZone.getTimeZone("America/New_York");
  }

  TimeZone cityWithHyphen() {
    // BUG: Diagnostic contains: If the time-zone data of the runtime lacks the region, ZoneId.of throws
    return TimeZone.getTimeZone("America/Port-au-Prince");
  }

  TimeZone etc() {
    // BUG: Diagnostic contains: UNSAFE
    return TimeZone.getTimeZone("Etc/GMT-8");
  }

  TimeZone abbreviation() {
    // BUG: Diagnostic contains: UNSAFE
    return TimeZone.getTimeZone("CET");
  }

  TimeZone ofZoneId(ZoneId zone) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return TimeZone.getTimeZone(zone.getId());
  }

  TimeZone ofSystemZone() {
    // BUG: Diagnostic contains: Pass the ZoneId itself. The result differs for offsets
    return TimeZone.getTimeZone((ZoneId.systemDefault().getId()));
  }

  TimeZone ofZoneIdWithComment(ZoneId zone) {
    // BUG: Diagnostic contains: ADVICE
    return TimeZone.getTimeZone(zone /* the user's */.getId());
  }
}
