package testdata;

import java.io.Serializable;
import java.util.TimeZone;

interface WithDefault {
  default TimeZone zone() {
    // BUG: Diagnostic contains: ADVICE
    return TimeZone.getTimeZone("GMT");
  }
}

enum Planet {
  EARTH;

  private final int size;

  Planet() {
    size = zone().getRawOffset();
  }

  static TimeZone zone() {
    // BUG: Diagnostic contains: No fix is offered: an enum's instances are built before its constants
    return TimeZone.getTimeZone("GMT+03:00");
  }

  int size() {
    return size + zone().getRawOffset();
  }
}

enum Moon {
  LUNA;

  TimeZone zone() {
    // BUG: Diagnostic contains: ADVICE
    return TimeZone.getTimeZone("GMT+03:00");
  }
}

class Unversioned implements Serializable {
  TimeZone zone() {
    // BUG: Diagnostic contains: No fix is offered: a static initializer would change the default serialVersionUID of Unversioned
    return TimeZone.getTimeZone("GMT+04:00");
  }
}
