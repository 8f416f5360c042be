package testdata;

import java.util.TimeZone;

/** The simple name is taken: the edit must not change what it means. */
class OtherZoneOffset {
  static class ZoneOffset {
    static final String UTC = "none";
  }

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(java.time.ZoneOffset.UTC);
  }

  public static void main(String[] args) {
    System.out.println(new OtherZoneOffset().zone() + ZoneOffset.UTC);
  }
}
