// OPTIONS: -XepOpt:Uncontended:HotMethods=*#*
package testdata;

import java.time.ZoneId;
import java.util.TimeZone;

/** A constant must be assigned before any code that uses it can run. */
class OrderOfInitialization {
  static class Below {
    static final Below IT = new Below();
    private static final ZoneId GMT_PLUS_08_00 = ZoneId.of("GMT+08:00");
    // BUG: Diagnostic contains: SAFE
    final String id = TimeZone.getTimeZone("GMT+08:00").getID() + GMT_PLUS_08_00.getId().length();

    Below() {}
  }

  static class Parent {
    static {
      System.out.println("parent " + Child.look());
    }
  }

  static class Child extends Parent {
    static final String NAME = "child".trim();

    static String look() {
      // BUG: Diagnostic contains: ADVICE
      return TimeZone.getTimeZone("GMT+08:00").getID() + NAME;
    }
  }

  enum Empty {
    ;

    static String look() {
      // BUG: Diagnostic contains: SAFE
      return TimeZone.getTimeZone("GMT+8").getID();
    }
  }

  enum WithArguments {
    ONE(look()),
    TWO("two");

    private String id;

    WithArguments(String id) {
      this.id = id;
    }

    static String look() {
      // BUG: Diagnostic contains: ADVICE
      return TimeZone.getTimeZone("GMT+8").getID();
    }
  }

  enum WithField {
    ONE;

    private final String id = look();

    static String look() {
      // BUG: Diagnostic contains: ADVICE
      return TimeZone.getTimeZone("GMT+8").getID();
    }
  }

  public static void main(String[] args) {
    try {
      System.out.println(Below.IT.id);
    } catch (ExceptionInInitializerError e) {
      System.out.println(e.getCause().getClass());
    }
    System.out.println(Child.look() + Empty.look() + WithArguments.ONE.id + WithField.ONE.id);
  }
}
