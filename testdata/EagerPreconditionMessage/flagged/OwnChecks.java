package testdata;

import java.util.List;
import java.util.function.Supplier;

/** Checks that a library declares itself. */
public class OwnChecks {
  private final List<String> names;

  OwnChecks(List<String> names) {
    this.names = names;
  }

  void messages(boolean ok, Object order) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this checkArgument is built on every call, even when the check passes. Pass a template and its arguments where the check makes the same text of them. Otherwise test the condition with if, and build the message where the exception is thrown.$
    Preconditions.checkArgument(ok, String.format("no name among %s", names));
    // BUG: Diagnostic contains: The message of this checkArgument
    Preconditions.checkArgument(ok, "no name %s among " + describe(), order);
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this checkNotNull is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown.$
    Preconditions.checkNotNull(order, "no order among " + describe());
    // BUG: Diagnostic contains: built on every call, even when the check passes. Pass a lambda that builds the message: only a check that fails calls it.$
    Preconditions.checkState(ok, "bad state " + describe());
    // BUG: Diagnostic contains: The message of this isTrue
    Preconditions.isTrue(ok, "bad state " + describe());
    // BUG: Diagnostic contains: The message of this notNull
    Preconditions.notNull(order, "no order among " + describe());
    // BUG: Diagnostic contains: test the condition with if
    Preconditions.verify(ok, "bad state " + describe(), 7);
    // BUG: Diagnostic contains: Test the condition with if
    Preconditions.state(ok, "bad state " + describe());
    // BUG: Diagnostic contains: Test the condition with if
    Preconditions.verifyNotNull(order, "an order among " + describe());
    // BUG: Diagnostic contains: Test the condition with if
    Preconditions.notBlank(names.get(0), "a name among " + describe());
  }

  /** Nothing to build, or nothing but a failure. */
  void others(boolean ok, Object order) {
    Preconditions.checkArgument(ok, "no name among %s", names);
    Preconditions.checkArgument(ok, "no name among %s", "of " + describe());
    Preconditions.checkNotNull(order, "no order " + order);
    Preconditions.checkState(false, "bad state " + describe());
    Preconditions.checkState(ok, () -> "bad state " + describe());
    Preconditions.noNullElements(names.toArray(), "no name among " + describe());
  }

  String describe() {
    return String.join(",", names);
  }

  static final class Preconditions {
    private static int failures;

    static void checkArgument(boolean ok, String message) {
      if (!ok) {
        throw new IllegalArgumentException(message);
      }
    }

    static void checkArgument(boolean ok, String message, Object... arguments) {
      if (!ok) throw new IllegalArgumentException(String.format(message, arguments));
    }

    static <T> T checkNotNull(T object, Object message) {
      if (object != null) {
        return object;
      }
      throw new NullPointerException(String.valueOf(message));
    }

    static void checkState(boolean ok, String message) {
      if (ok) {
        failures = 0;
      } else {
        failures++;
        System.err.println(message);
        throw new IllegalStateException(message);
      }
    }

    static void checkState(boolean ok, Supplier<String> message) {
      if (!ok) {
        throw new IllegalStateException(message.get());
      }
    }

    /** The supplier is asked on each call. */
    static void state(boolean ok, Supplier<String> message) {
      String text = message.get();
      if (!ok) {
        throw new IllegalStateException(text);
      }
    }

    static void state(boolean ok, String message) {
      if (!ok) {
        throw new IllegalStateException(message);
      }
    }

    static void isTrue(boolean ok, String message) {
      checkArgument(ok, "not true: " + message);
    }

    static void notNull(Object object, String message) {
      java.util.Objects.requireNonNull(object, message);
    }

    static void verifyNotNull(Object object, String what) {
      java.util.Objects.requireNonNull(object, () -> "not there: " + what);
    }

    static void notBlank(String text, String what) {
      checkArgument(!text.isBlank(), "%s: %s", "blank", what);
    }

    /** Calls itself with the message. */
    static void noNullElements(Object[] array, String message) {
      for (Object element : array) {
        if (element == null) {
          throw new IllegalArgumentException(message);
        }
        if (element instanceof Object[] nested) {
          noNullElements(nested, message);
        }
      }
    }

    static void verify(boolean ok, String message, Object... unused) {
      checkArgument(ok, message, unused);
    }
  }
}
