package testdata;

/** Monitors that have no name where they are needed, and that a caller holds for longer. */
class Monitors {
  static class Parent {
    static class Named {}
  }

  static class Named extends Parent {
    private static Boolean held;

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of the class Named
    static synchronized Object held() {
      if (held == null) {
        held = Thread.holdsLock(new Object() {}.getClass().getEnclosingClass());
      }
      return held;
    }
  }

  static class Caller {
    private volatile String value;
    private int calls;

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every call takes the monitor of this Caller, although only the first one initializes 'value'. Concurrent callers block each other. Make 'value' volatile, read it once into a local variable, and take the lock only on a miss, unless it matters that a caller holds the lock for longer than the initialization takes.
    String value() {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null) {
          value = "value";
        }
        return value;
      }
    }

    synchronized String both() {
      String was = value();
      calls++;
      return was + calls;
    }
  }

  public static void main(String[] args) {
    System.out.println(Named.held());
    Caller caller = new Caller();
    System.out.println(caller.both() + caller.value());
  }
}
