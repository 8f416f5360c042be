package testdata;

/** Methods of the class test the field. */
public class Predicates {
  public static class Missing {
    private String token;

    // BUG: Diagnostic contains: SUGGESTION SAFE Every call takes the monitor of this Missing, although only the first one initializes 'token'.
    public synchronized String token() {
      if (isMissing()) {
        token = "a".trim();
      }
      return token;
    }

    private boolean isMissing() {
      return token == null;
    }
  }

  public static class Present {
    private String name;

    // BUG: Diagnostic contains: SUGGESTION SAFE Every call takes the monitor of this Present
    public synchronized String name() {
      if (!this.hasName()) {
        name = "b".trim();
      }
      return name;
    }

    final boolean hasName() {
      return isSet();
    }

    private boolean isSet() {
      return (name != null);
    }
  }

  public static class Both {
    private String text;
    private final boolean isEager;

    Both(boolean isEager) {
      this.isEager = isEager;
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Both
    public synchronized String text() {
      if (isMissing() && isEager) {
        load();
      }
      return text;
    }

    private boolean isMissing() {
      return text == null;
    }

    private void load() {
      text = "c".trim();
    }
  }

  public static void main(String[] args) {
    Missing missing = new Missing();
    System.out.println(missing.token() + missing.token());
    Present present = new Present();
    System.out.println(present.name() + present.name());
  }
}

/** Cleared at the end of its life, and not when it has done its work. */
class Single {
  private static Single instance;

  // BUG: Diagnostic contains: although only the first one, and the next after a reset, initializes 'instance'
  static synchronized Single instance() {
    if (instance == null) {
      instance = new Single();
    }
    return instance;
  }

  void leave() {
    synchronized (Single.class) {
      if (instance == this) {
        instance = null;
      }
    }
  }
}
