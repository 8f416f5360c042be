// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.util.TimeZone;

/** JDK 24 is the last that has the lock. */
class LastRuntime {
  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("UTC");
  }

  public static void main(String[] args) {
    System.out.println(new LastRuntime().zone());
  }
}
