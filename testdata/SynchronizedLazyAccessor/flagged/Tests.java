package testdata;

import java.util.Objects;

/** Ways to test whether a field holds its value. */
class Tests {
  static class NonNull {
    private String value;

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      if (Objects.nonNull(value)) {
        return value;
      }
      value = "a".trim();
      return value;
    }
  }

  static class Inside {
    private String value;

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      String found;
      if ((found = value) == null) {
        found = value = "a".trim();
      }
      return found;
    }
  }

  static class Negated {
    private String value;

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      if (!(null != value)) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class Missing {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value() {
      boolean missing = value == null;
      if (missing) {
        value = "a".trim();
      }
      return value;
    }
  }

  static class Known {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value() {
      boolean known = value != null;
      if (known) {
        return value;
      }
      value = "a".trim();
      return value;
    }
  }

  /** The flag is cleared by the first call. */
  static class Pending {
    private boolean pending = true;
    private String value;

    // BUG: Diagnostic contains: although only the first one sets 'pending'
    synchronized String value() {
      if (pending) {
        value = "a".trim();
        pending = false;
      }
      return value;
    }
  }

  static class Copied {
    private boolean done;
    private String value;

    // BUG: Diagnostic contains: although only the first one sets 'done'
    synchronized String value() {
      boolean known = done;
      if (!known) {
        value = "a".trim();
        done = true;
      }
      return value;
    }
  }

  /** Calls that are told to may leave the field empty. */
  static class Allowed {
    private String value;

    // BUG: Diagnostic contains: although only a call that finds 'value' unset can initialize it
    synchronized String value(boolean create) {
      if (value == null) {
        if (create) {
          value = "a".trim();
        }
      }
      return value;
    }
  }

  /** An attempt may fail. */
  static class Attempted {
    private Object value;

    // BUG: Diagnostic contains: although only a call that finds 'value' unset can initialize it
    synchronized Object value(String text) {
      if (value == null) {
        value = new Object();
        if (text.isEmpty()) {
          value = null;
        }
      }
      return value;
    }
  }

  /** Each way to a result is a path of its own. */
  static class Chosen {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(boolean upper) {
      return value != null ? value : (value = upper ? "A".trim() : "a".trim());
    }
  }

  /** A result that only says whether there is a value leaves nothing empty. */
  static class Peeking {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(boolean peek) {
      if (peek) {
        boolean known = value != null;
        return String.valueOf(known);
      }
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }
  }

  /** What else is set to null. */
  static class Released {
    private String source = "a";
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value() {
      if (value == null) {
        value = source.trim();
        source = null;
      }
      return value;
    }
  }

  /** What is computed from the value that the source was used up for. */
  static class UsedUp {
    private String source = " a ";
    private String parsed;

    // BUG: Diagnostic contains: although only the first one uses 'source', which it then sets to null.
    synchronized int length() {
      if (source != null) {
        parsed = source.trim();
        source = null;
      }
      return parsed.length();
    }
  }

  /** The flag is one of two conditions. */
  static class Attempts {
    private boolean done;
    private String value;

    // BUG: Diagnostic contains: although only a call that finds 'done' unset can initialize it
    synchronized String value(boolean create) {
      if (done) {
        return value;
      }
      if (create && !done) {
        value = "a".trim();
        done = true;
      }
      return value;
    }
  }

  /** Tests set both. */
  static class Both {
    private String value;
    private Object parts;

    String value() {
      // BUG: Diagnostic contains: takes the monitor of this Both
      synchronized (this) {
        if (value == null || parts == null) {
          parts = new Object();
          value = parts.toString().substring(0, 4);
        }
        return value;
      }
    }

    synchronized void set(String other) {
      value = other;
      parts = new Object();
    }
  }

  public static void main(String[] args) {
    Both both = new Both();
    both.set("ab");
    System.out.println(both.value() + both.value());
    NonNull nonNull = new NonNull();
    System.out.println(nonNull.value() + nonNull.value());
    Inside inside = new Inside();
    System.out.println(inside.value() + inside.value());
    Negated negated = new Negated();
    System.out.println(negated.value() + negated.value());
    Missing missing = new Missing();
    System.out.println(missing.value() + missing.value());
    Known known = new Known();
    System.out.println(known.value() + known.value());
    Pending pending = new Pending();
    System.out.println(pending.value() + pending.value());
    Copied copied = new Copied();
    System.out.println(copied.value() + copied.value());
    Allowed allowed = new Allowed();
    System.out.println(allowed.value(false) + allowed.value(true) + allowed.value(false));
    Attempted attempted = new Attempted();
    System.out.println(attempted.value("") == attempted.value("a"));
    Chosen chosen = new Chosen();
    System.out.println(chosen.value(true) + chosen.value(false));
    Peeking peeking = new Peeking();
    System.out.println(peeking.value(true) + peeking.value(false) + peeking.value(true));
    Released released = new Released();
    System.out.println(released.value() + released.value());
    Attempts attempts = new Attempts();
    System.out.println(attempts.value(false) + attempts.value(true) + attempts.value(false));
  }
}
