package testdata;

/** Tests around a section, or a call of it, that say nothing of the value. */
class Asked {
  /** A setting that no section changes. */
  static class Enabled {
    private final boolean enabled;
    private volatile String name;

    Enabled(boolean enabled) {
      this.enabled = enabled;
    }

    String name() {
      if (enabled) {
        // BUG: Diagnostic contains: takes the monitor of this Enabled
        String current = name;
        if (current != null) {
          return current;
        }
        synchronized (this) {
          if (name == null) {
            name = "a".trim();
          }
          return name;
        }
      }
      return "";
    }
  }

  /** The condition is the call. */
  static class InCondition {
    private volatile String name;

    boolean isShort() {
      if (name().length() < 3) {
        return true;
      }
      return false;
    }

    String shortened() {
      return name().isEmpty() ? "-" : "+";
    }

    // BUG: Diagnostic contains: takes the monitor of this InCondition
    private String name() {
      String current = name;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (name == null) {
          name = "a".trim();
        }
        return name;
      }
    }
  }

  public static void main(String[] args) {
    for (boolean enabled : new boolean[] {true, false}) {
      Enabled it = new Enabled(enabled);
      System.out.println(it.name() + it.name());
    }
    InCondition asked = new InCondition();
    System.out.println(asked.isShort() + asked.shortened());
  }
}
