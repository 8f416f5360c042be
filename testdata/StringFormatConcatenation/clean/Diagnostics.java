package testdata;

import com.google.common.base.Preconditions;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Text that only tells what went wrong, or what goes on. */
class Diagnostics {
  private static final Logger LOGGER = Logger.getLogger(Diagnostics.class.getName());
  private final StatusLog events = new StatusLog();

  static class StatusLog {
    void warn(String message) {}
  }

  static class Broken extends RuntimeException {
    private final String id;

    Broken(String id) {
      super(String.format("broken %s", id));
      this.id = id;
    }

    Broken(String id, Throwable cause) {
      this(String.format("because of %s", id));
      initCause(cause);
    }

    String details() {
      return String.format("details of %s", id);
    }

    static class Builder {
      String build(String id) {
        return String.format("built %s", id);
      }
    }
  }

  void logs(String s, Throwable e) {
    LOGGER.info(String.format("info %s", s));
    LOGGER.warning(String.format("warning %s", s));
    LOGGER.severe("severe " + String.format("%s", s).trim());
    LOGGER.log(Level.SEVERE, String.format("log %s", s), e);
    LOGGER.log(Level.SEVERE, () -> String.format("supplied %s", s));
    LOGGER.log(Level.WARNING, "{0}", new Object[] {String.format("parameter %s", s)});
    events.warn(String.format("event %s", s));
    log(String.format("own %s", s));
    logFailure(s.isEmpty() ? String.format("failure %s", s) : s);
    System.err.println(String.format("error %s", s));
  }

  void log(String message) {}

  void logFailure(String message) {}

  void logsLater(String s, Throwable e) {
    String message = String.format("later %s", s);
    LOGGER.log(Level.SEVERE, message, e);
    LOGGER.warning("again " + message);
  }

  RuntimeException failure(String s) {
    return new IllegalStateException(String.format("failure %s", s));
  }

  RuntimeException made(String s) {
    return failure(String.format("made %s", s));
  }

  Exception stored(String s) {
    Exception e = new Exception(String.format("stored %s", s), null);
    return e;
  }

  CompletableFuture<String> failed(String s) {
    return CompletableFuture.failedFuture(new Broken(String.format("failed %s", s)));
  }

  String orElseThrow(Optional<String> o, String s) {
    return o.orElseThrow(() -> new Broken(String.format("missing %s", s)));
  }

  void checks(String s, boolean ok) {
    Preconditions.checkArgument(ok, String.format("checked %s", s));
    Objects.requireNonNull(s, String.format("required %s", s));
    Objects.requireNonNull(s, () -> String.format("required later %s", s));
    assertOk(ok, String.format("asserted %s", s));
    Assert.isTrue(ok, String.format("true %s", s));
    fail(String.format("failed %s", s));
  }

  void assertOk(boolean ok, String message) {}

  void fail(String message) {}

  static class Assert {
    static void isTrue(boolean ok, String message) {}
  }
}
