package testdata;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.logging.Logger;

/** A singleton built above the constant would see null. */
class PlaceOfTheConstant {
  private static final Logger LOG = Logger.getLogger(PlaceOfTheConstant.class.getName());
  static final int SIZE = 3; // entries
  private static final List<String> SEEN = new ArrayList<>();
  private static final ZoneId GMT_PLUS_02_00_ZONE = ZoneId.of("GMT+02:00");

  /** Built while the class is initialised. */
  static final PlaceOfTheConstant INSTANCE = new PlaceOfTheConstant();

  static final String LATER = "later";

  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final TimeZone zone = TimeZone.getTimeZone(GMT_PLUS_02_00_ZONE);

  public static void main(String[] args) {
    System.out.println(INSTANCE.zone + LATER + SIZE + SEEN + LOG.getName());
    System.out.println(new PlaceOfTheConstant().zone);
    System.out.println(new NoMembersBefore().zone());
    System.out.println(new NameIsTaken().zone() + NameIsTaken.GMT_ZONE);
    System.out.println(new HasOne().zone());
    System.out.println(new OneLine().zone());
    System.out.println(Kind.zone());
    System.out.println(new Versioned().zone());
    System.out.println(new Pair(1, 2).zone());
  }
}

class NoMembersBefore {
  private static final ZoneId GMT_MINUS_03_00_ZONE = ZoneId.of("GMT-03:00");

  static {
    System.out.println(new NoMembersBefore().zone());
  }

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_MINUS_03_00_ZONE);
  }
}

class NameIsTaken {
  static final String GMT_ZONE = "taken";
  private static final ZoneId GMT_ZONE_2 = ZoneId.of("GMT");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_ZONE_2);
  }
}

class HasOne {
  static final java.time.ZoneId GREENWICH = java.time.ZoneId.of("GMT-04:00");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GREENWICH);
  }
}

class OneLine {
  private static final ZoneId GMT_MINUS_05_00_ZONE = ZoneId.of("GMT-05:00");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_MINUS_05_00_ZONE); } }

enum Kind {
  ONE,
  TWO;

  private static final ZoneId GMT_MINUS_06_00_ZONE = ZoneId.of("GMT-06:00");

  static TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_MINUS_06_00_ZONE);
  }
}

class Versioned implements java.io.Serializable {
  private static final long serialVersionUID = 1L;
  private static final ZoneId GMT_MINUS_07_00_ZONE = ZoneId.of("GMT-07:00");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_MINUS_07_00_ZONE);
  }
}

record Pair(int a, int b) {
  private static final ZoneId GMT_MINUS_09_00_ZONE = ZoneId.of("GMT-09:00");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone(GMT_MINUS_09_00_ZONE);
  }
}
