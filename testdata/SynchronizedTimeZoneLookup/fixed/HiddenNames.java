package testdata;

import java.time.ZoneId;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** Other declarations hide the overload, the class or its package. */
class HiddenNames {
  static class OfOffset extends SimpleTimeZone {
    private static final long serialVersionUID = 1;

    OfOffset() {
      super(0, "own");
    }

    public static TimeZone getTimeZone(ZoneId zone) {
      return null;
    }

    String own() {
      // BUG: Diagnostic contains: ADVICE TimeZone
      return getTimeZone("UTC").getID();
    }
  }

  static String subclass() {
    // BUG: Diagnostic contains: ADVICE TimeZone
    return OfOffset.getTimeZone("GMT+08:00").getID();
  }

  static String otherSubclass() {
    // BUG: Diagnostic contains: SAFE
    return SimpleTimeZone.getTimeZone(java.time.ZoneOffset.UTC).getID();
  }

  static String pattern(Object any) {
    if (any instanceof String ZoneOffset) {
      // BUG: Diagnostic contains: SAFE
      return TimeZone.getTimeZone(java.time.ZoneOffset.UTC).getID() + ZoneOffset;
    }
    return "none";
  }

  static class OfPackage {
    static final int java = 1;

    static class ZoneOffset {}

    static String look() {
      // BUG: Diagnostic contains: ADVICE
      return TimeZone.getTimeZone("UTC").getID() + java;
    }
  }

  static String local(int java, String ZoneOffset) {
    // BUG: Diagnostic contains: ADVICE
    return TimeZone.getTimeZone("UTC").getID() + java + ZoneOffset;
  }

  public static void main(String[] args) {
    System.out.println(new OfOffset().own() + subclass() + otherSubclass());
    System.out.println(pattern("p") + OfPackage.look() + local(1, "z"));
  }
}
