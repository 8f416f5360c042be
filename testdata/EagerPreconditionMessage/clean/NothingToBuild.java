package testdata;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Verify;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.commons.lang3.Validate;
import org.springframework.util.Assert;

/** Messages that cost next to nothing, or that only a failure builds. */
class NothingToBuild {
  private static final String PREFIX = "order ";

  private final List<String> names;

  NothingToBuild(List<String> names) {
    this.names = Objects.requireNonNull(names, "names");
  }

  void constants(Object order, boolean ok) {
    checkNotNull(order);
    checkArgument(ok);
    checkNotNull(order, PREFIX + "is null");
    checkArgument(ok, "not ok");
    checkState(ok, PREFIX + 1);
    Objects.requireNonNull(order, PREFIX + "missing");
    Assert.notNull(order, "no order");
    Validate.isTrue(ok, "not ok");
  }

  void templates(Object order, boolean ok, int number) {
    checkArgument(ok, "order %s has no name", number);
    checkArgument(ok, "order %s of %s", number, names.size());
    checkState(ok, "%s names in %s, not %s", names.size(), describe(), number);
    checkNotNull(order, "no order %s", describe());
    Verify.verify(ok, "order %s", describe());
    Validate.isTrue(ok, "order %s", describe());
    Validate.isTrue(ok, "order %d", (long) number);
  }

  void suppliers(Object order, boolean ok) {
    Objects.requireNonNull(order, () -> "no order among " + describe());
    Objects.requireNonNull(order, this::describe);
    Assert.isTrue(ok, () -> String.format("bad order %s", describe()));
  }

  /** Joining variables is the price of having them in the message. */
  void variables(Object order, boolean ok, String name, int number) {
    checkArgument(ok, "bad order " + name);
    checkArgument(ok, name);
    checkArgument(ok, "bad order " + number + " of " + names);
    Objects.requireNonNull(order, "no order " + name);
    Assert.isTrue(ok, "no order " + number);
  }

  /** A message that is not built here. */
  void builtElsewhere(Object order, boolean ok) {
    String message = describe();
    checkArgument(ok, message);
    Objects.requireNonNull(order, message);
    checkArgument(ok, describe());
  }

  /** Nothing but a failure gets here. */
  void failures(int state) {
    if (state > 7) {
      checkArgument(false, "unknown state " + describe());
      throw new AssertionError();
    }
    Objects.requireNonNull(null, "unknown state " + describe());
    try {
      names.clear();
    } catch (UnsupportedOperationException e) {
      throw new IllegalStateException(Objects.requireNonNull(e.getMessage(), "at " + describe()));
    }
  }

  /** The call is what is checked, not the message. */
  void checked(String name) {
    Objects.requireNonNull(name + describe());
    checkNotNull(String.format("<%10s>", describe()), "text");
    Objects.checkIndex(1, names.size() + 1);
  }

  /** Other methods of these names, which need the message, or are not checks. */
  void own(boolean ok, Object order) {
    Own.checkArgument(ok, "not ok " + describe());
    Own.checkState(ok, "not ok " + describe());
    Own.checkNotNull(order, "no order " + describe());
    Own.isTrue(ok, "not ok " + describe());
    Own.notNull(order, "no order " + describe());
    Own.state(ok, "bad state " + describe());
    Own.notEmpty(names, "no names in " + describe());
    Own.hasText("", "fails always " + describe());
    Own.validState(ok, "template %s", "of " + describe());
    Own.verify(describe(), "name " + describe(), ok);
    new Other().checkArgument(ok, "not ok " + describe());
  }

  String describe() {
    return String.join(",", names);
  }

  static class Own {
    private static String last;

    static void checkArgument(boolean ok, String message) {
      last = message;
      if (!ok) {
        throw new IllegalArgumentException(message);
      }
    }

    static void checkState(boolean ok, String message) {
      if (ok) {
        System.out.println(message);
      } else {
        throw new IllegalStateException(message);
      }
    }

    /** Fails, but goes on. */
    static void checkNotNull(Object object, String message) {
      if (object == null) {
        last = message;
      }
    }

    static boolean isTrue(boolean ok, String message) {
      if (!ok) {
        if (message.isEmpty()) {
          return false;
        }
        throw new IllegalStateException(message);
      }
      return true;
    }

    static void notNull(Object object, String unused) {
      if (object == null) {
        throw new IllegalStateException("null");
      }
    }

    static void state(boolean ok, String message) {
      Supplier<RuntimeException> failure = () -> new IllegalStateException(message);
      if (!ok) {
        throw failure.get();
      }
    }

    static void notEmpty(List<String> names, String message) {
      if (names.isEmpty() || message.isEmpty()) {
        throw new IllegalStateException();
      }
    }

    static void hasText(String text, String message) {
      throw new IllegalStateException(text + message);
    }

    static void validState(boolean ok, String template, Object argument) {
      if (!ok) {
        throw new IllegalStateException(String.format(template, argument));
      }
    }

    static void verify(String name, String message, boolean ok) {
      checkArgument(ok, name + message);
    }
  }

  /** A method that a subclass may override. */
  static class Other {
    void checkArgument(boolean ok, String message) {
      if (!ok) {
        throw new IllegalArgumentException(message);
      }
    }
  }
}
