// OPTIONS: -XepOpt:Uncontended:TargetRuntime=25
package testdata;

import java.util.TimeZone;
import java.util.function.Function;

/** JDK 25 has no lock there. */
class LockIsGone {
  TimeZone zone(String id) {
    return TimeZone.getTimeZone(id);
  }

  Function<String, TimeZone> reference() {
    return TimeZone::getTimeZone;
  }
}
