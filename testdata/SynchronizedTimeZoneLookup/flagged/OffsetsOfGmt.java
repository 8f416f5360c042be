package testdata;

import java.util.TimeZone;

/** Ids whose ZoneId is the same zone on every runtime. */
public class OffsetsOfGmt {
  private static final String NAME = "offsets";

  TimeZone gmt() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone("GMT");
  }

  TimeZone gmtAgain() {
    // BUG: Diagnostic contains: Pass a ZoneId constant, for which the lookup returns the same zone.
    return TimeZone.getTimeZone("GMT");
  }

  TimeZone east() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone("GMT+08:00");
  }

  TimeZone west() {
    // BUG: Diagnostic contains: WARNING SAFE
    return TimeZone.getTimeZone("GMT-08:00");
  }

  static class Nested {
    TimeZone india() {
      // BUG: Diagnostic contains: WARNING SAFE
      return TimeZone.getTimeZone("GMT+05:30");
    }
  }

  class Inner {
    TimeZone nepal() {
      // BUG: Diagnostic contains: WARNING SAFE
      return TimeZone.getTimeZone("GMT+05:45");
    }
  }

  TimeZone inAnonymousClass() {
    return new Object() {
      TimeZone zone() {
        // BUG: Diagnostic contains: WARNING SAFE
        return TimeZone.getTimeZone("GMT+01:00");
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
