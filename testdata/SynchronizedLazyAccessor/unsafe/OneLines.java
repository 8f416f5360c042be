package testdata;

/** Methods on one line. */
class OneLines {
  static class Statements {
    private volatile String name;

    // BUG: Diagnostic contains: SAFE
    public String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) { name = "a".trim(); }
        return name;
      }
    }
  }

  static class Final {
    private static volatile String shared;

    // BUG: Diagnostic contains: SAFE
    static String shared() {
      String current = shared;
      if (current != null) {
        return current;
      }
      synchronized (Final.class) {
        if (shared == null) shared = "a".trim();
        return shared;
      }
    } // kept
  }

  static class Flag {
    private volatile boolean done;
    private String value;

    // BUG: Diagnostic contains: UNSAFE
    private void prepare() {
      if (done) {
        return;
      }
      synchronized (this) {
        if (!done) { value = "a".trim(); done = true; }
      }
    }

    String value() {
      prepare();
      return value;
    }
  }

  static class Commented {
    private String name;

    // BUG: Diagnostic contains: No fix is offered: the method stands on one line.$
    synchronized String name() { /* once */ if (name == null) { name = "a".trim(); } return name; }
  }

  // BUG: Diagnostic contains: No fix is offered: the method stands on one line.$
  static class Inner { private String name; synchronized String name() { if (name == null) { name = "a".trim(); } return name; } }

  public static void main(String[] args) {
    Statements statements = new Statements();
    System.out.println(statements.name() + statements.name() + Final.shared() + Final.shared());
    Flag flag = new Flag();
    System.out.println(flag.value() + flag.value());
    System.out.println(new Commented().name() + new Inner().name());
  }
}
