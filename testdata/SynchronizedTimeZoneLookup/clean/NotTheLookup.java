package testdata;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.TimeZone;
import java.util.function.Function;

/** The same name, another method. */
class NotTheLookup {
  static final ZoneId PARIS = ZoneId.of("Europe/Paris");

  static class Registry {
    static TimeZone getTimeZone(String id) {
      return null;
    }

    TimeZone getTimeZone(String id, int offset) {
      return null;
    }
  }

  TimeZone byZone() {
    return TimeZone.getTimeZone(ZoneOffset.UTC);
  }

  TimeZone byZoneConstant() {
    return TimeZone.getTimeZone(PARIS);
  }

  TimeZone byRegistry() {
    return Registry.getTimeZone("UTC");
  }

  TimeZone byRegistryAndOffset() {
    return new Registry().getTimeZone("UTC", 3);
  }

  TimeZone ofCalendar(Calendar calendar) {
    return calendar.getTimeZone();
  }

  Function<ZoneId, TimeZone> reference() {
    return TimeZone::getTimeZone;
  }

  Function<String, TimeZone> referenceToRegistry() {
    return Registry::getTimeZone;
  }

  TimeZone systemZone() {
    return TimeZone.getDefault();
  }
}
