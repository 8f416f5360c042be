package testdata;

/** Calls that return something else although the field has its value: no edit is offered. */
class Skips {
  static class Skipping {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(boolean skip) {
      if (skip) {
        return "";
      }
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class Both {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(boolean upper) {
      if (value != null && !upper) {
        return value;
      }
      if (value != null) {
        return value + "A";
      }
      value = "a".trim();
      return value;
    }
  }

  /** Empties the field before the test. */
  static class Refreshed {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(boolean fresh) {
      if (fresh) {
        value = null;
      }
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class OtherFirst {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(String other) {
      if (value != null) {
        return other;
      }
      value = "a".trim();
      return value;
    }
  }

  static class Combined {
    private volatile String value;

    // BUG: Diagnostic contains: SAFE
    String value(boolean skip) {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value == null && !skip) {
          value = "a".trim();
        }
        if (skip) {
          return value;
        }
        if (value == null) {
          return "none";
        }
        return value;
      }
    }
  }

  /** Not null, but empty. */
  static class Negative {
    private Integer size = -1;

    // BUG: Diagnostic contains: ADVICE
    synchronized Integer size() {
      if (size < 0) {
        size = 3;
      }
      return size;
    }
  }

  static class Blank {
    private String value = "";

    // BUG: Diagnostic contains: ADVICE
    synchronized String value() {
      if (value == "") {
        value = "a";
      }
      return value;
    }
  }

  /** A number that cannot be read is an error on hits, too. */
  static class Parsing {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(String number) {
      int size = Integer.parseInt(number);
      if (value == null) {
        value = "a".repeat(size);
      }
      return value;
    }
  }

  /** A call without arguments is an error on hits, too. */
  static class Indexing {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(String[] arguments) {
      String first = arguments[0];
      if (value == null) {
        value = first;
      }
      return value;
    }
  }

  static class Creating {
    private volatile String value;

    // BUG: Diagnostic contains: SAFE
    String value(boolean create) {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (create && value == null) {
          value = "a".trim();
        }
        if (value == null) {
          return null;
        }
        return value;
      }
    }
  }

  static class Rejecting {
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value(boolean closed) {
      if (closed) {
        throw new IllegalStateException();
      }
      if (value == null) {
        value = "a";
      }
      return value;
    }
  }

  /** The result is not the field's value, or that of a field which happens to have its type. */
  static class Pair {
    private String value;
    private String other;

    // BUG: Diagnostic contains: ADVICE
    synchronized String value() {
      if (value == null) {
        other = "b";
        value = "a";
      }
      return other;
    }
  }

  static class FlagAndMore {
    private boolean done;
    private String value;

    // BUG: Diagnostic contains: ADVICE
    synchronized void prepare() {
      if (done && value != null) {
        return;
      }
      value = "a";
      done = true;
    }

    String value() {
      prepare();
      return value;
    }
  }

  /** Only a miss reaches the handler, and what a miss asks for beside the field is its own. */
  static class Loaded {
    private volatile String value;

    // BUG: Diagnostic contains: SAFE
    String value(String number) {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        try {
          if (value == null) {
            value = "a".repeat(Integer.parseInt(number));
          }
        } catch (NumberFormatException e) {
          return number;
        }
        return value;
      }
    }
  }

  static class Optional {
    private volatile String value;

    // BUG: Diagnostic contains: SAFE
    String value(String other) {
      String current = value;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (value != null) {
          return value;
        }
        if (other != null) {
          return other;
        }
        value = "a".trim();
        return value;
      }
    }
  }

  public static void main(String[] args) {
    Skipping skipping = new Skipping();
    System.out.println(skipping.value(false) + skipping.value(true));
    Combined combined = new Combined();
    System.out.println(combined.value(true) + combined.value(false) + combined.value(true));
    Creating creating = new Creating();
    System.out.println(creating.value(false) + creating.value(true) + creating.value(false));
    Loaded loaded = new Loaded();
    System.out.println(loaded.value("x") + loaded.value("2") + loaded.value("x"));
    Optional optional = new Optional();
    System.out.println(optional.value("x") + optional.value(null) + optional.value("x"));
  }
}
