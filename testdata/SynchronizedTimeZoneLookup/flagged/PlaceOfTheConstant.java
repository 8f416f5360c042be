package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.logging.Logger;

/** A singleton built above the constant would see null. */
class PlaceOfTheConstant {
  private static final Logger LOG = Logger.getLogger(PlaceOfTheConstant.class.getName());
  static final int SIZE = 3; // entries
  private static final List<String> SEEN = new ArrayList<>();

  /** Built while the class is initialised. */
  static final PlaceOfTheConstant INSTANCE = new PlaceOfTheConstant();

  static final String LATER = "later";

  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final TimeZone zone = TimeZone.getTimeZone("GMT+02:00");

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
  static {
    System.out.println(new NoMembersBefore().zone());
  }

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-03:00");
  }
}

class NameIsTaken {
  static final String GMT_ZONE = "taken";

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT");
  }
}

class HasOne {
  static final java.time.ZoneId GREENWICH = java.time.ZoneId.of("GMT-04:00");

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-04:00");
  }
}

class OneLine { TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-05:00"); } }

enum Kind {
  ONE,
  TWO;

  static TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-06:00");
  }
}

class Versioned implements java.io.Serializable {
  private static final long serialVersionUID = 1L;

  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-07:00");
  }
}

record Pair(int a, int b) {
  TimeZone zone() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return TimeZone.getTimeZone("GMT-09:00");
  }
}
