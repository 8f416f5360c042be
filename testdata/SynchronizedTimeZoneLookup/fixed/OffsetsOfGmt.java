package testdata;

import java.time.ZoneId;
import java.util.TimeZone;

/** Ids whose ZoneId is the same zone on every runtime. */
public class OffsetsOfGmt {
  private static final String NAME = "offsets";
  private static final ZoneId GMT_ZONE = ZoneId.of("GMT");
  private static final ZoneId GMT_PLUS_08_00_ZONE = ZoneId.of("GMT+08:00");
  private static final ZoneId GMT_MINUS_08_00_ZONE = ZoneId.of("GMT-08:00");
  private static final ZoneId GMT_PLUS_05_45_ZONE = ZoneId.of("GMT+05:45");
  private static final ZoneId GMT_PLUS_01_00_ZONE = ZoneId.of("GMT+01:00");

  TimeZone gmt() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone(GMT_ZONE);
  }

  TimeZone gmtAgain() {
    // BUG: Diagnostic contains: Pass a ZoneId constant, for which the lookup returns the same zone.
    return TimeZone.getTimeZone(GMT_ZONE);
  }

  TimeZone east() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone(GMT_PLUS_08_00_ZONE);
  }

  TimeZone west() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone(GMT_MINUS_08_00_ZONE);
  }

  static class Nested {
    private static final ZoneId GMT_PLUS_05_30_ZONE = ZoneId.of("GMT+05:30");

    TimeZone india() {
      // BUG: Diagnostic contains: WARNING SAFE
      return TimeZone.getTimeZone(GMT_PLUS_05_30_ZONE);
    }
  }

  class Inner {
    TimeZone nepal() {
      // BUG: Diagnostic contains: WARNING SAFE
      return TimeZone.getTimeZone(GMT_PLUS_05_45_ZONE);
    }
  }

  TimeZone inAnonymousClass() {
    return new Object() {
      TimeZone zone() {
        // BUG: Diagnostic contains: WARNING SAFE
        return TimeZone.getTimeZone(GMT_PLUS_01_00_ZONE);
      }
    }.zone();
  }

  public static void main(String[] args) {
    OffsetsOfGmt zones = new OffsetsOfGmt();
    System.out.println(NAME);
    System.out.println(zones.gmt() + " " + zones.gmtAgain());
    System.out.println(zones.east().getID() + " " + zones.east());
    System.out.println(zones.west().getID() + " " + zones.west());
    System.out.println(new Nested().india());
    System.out.println(zones.new Inner().nepal());
    System.out.println(zones.inAnonymousClass());
  }
}
