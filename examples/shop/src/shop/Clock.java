package shop;

import java.util.TimeZone;

/** Time as the shop writes it. */
final class Clock {
  int offsetAt(long millis) {
    TimeZone zone = TimeZone.getTimeZone("UTC");
    return zone.getOffset(millis);
  }
}
