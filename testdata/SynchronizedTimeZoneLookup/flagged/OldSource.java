// OPTIONS: --release 7
package testdata;

import java.util.TimeZone;

/** Java 7 has no ZoneId. */
class OldSource {
  TimeZone zone(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE TimeZone.getTimeZone(String) is static synchronized up to JDK 24 (JDK-8291027). All threads of the JVM contend for one lock. Cache zones by id: bounded
    return TimeZone.getTimeZone(id);
  }

  TimeZone utc() {
    // BUG: Diagnostic contains: Cache the zone in a field
    return TimeZone.getTimeZone("UTC");
  }
}
