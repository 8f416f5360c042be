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

  static class OwnPreconditions {
    static void that(boolean ok, String message) {}
  }

  static class Problem {
    Problem(String text) {}
  }

  static class NameProblem extends Problem {
    NameProblem(String s) {
      super(String.format("problem with %s", s));
    }
  }

  static class Status {
    Status with(String description) {
      return this;
    }

    RuntimeException asRuntimeException() {
      return new RuntimeException();
    }
  }

  void reports(String s, boolean ok) {
    OwnPreconditions.that(ok, String.format("own %s", s));
    sendError(404, String.format("not found %s", s));
    reportBadName(String.format("bad %s", s));
    markInvalid(new StringBuilder(String.format("invalid %s", s)).toString());
    stop(String.format("stopped %s", s));
    _raise(() -> String.format("raised %s", s));
  }

  void sendError(int code, String text) {}

  void reportBadName(String text) {}

  void markInvalid(String text) {}

  void stop(String text) {
    throw new IllegalStateException(text);
  }

  void _raise(java.util.function.Supplier<String> text) {}

  Object problem(String s) {
    return new NameProblem(String.format("name %s", s));
  }

  RuntimeException status(Status status, String s) {
    return status.with(String.format("status %s", s)).asRuntimeException();
  }

  Thread named(Runnable task, String s) {
    return new Thread(task, String.format("thread %s", s));
  }

  Thread daemon(String s) {
    return named(() -> {}, String.format("daemon %s", s));
  }

  void assigned(String s, String message) {
    if (s.isEmpty()) {
      message = String.format("assigned %s", s);
    } else {
      message = String.format("full %s", s);
    }
    message = colon(message);
    sendError(500, message);
  }

  Object returned(String s, String message) {
    if (s.isEmpty()) {
      message = String.format("empty %s", message);
      return failure(message);
    }
    message = null;
    return s + message;
  }

  String colon(String s) {
    return ": " + s;
  }

  void inAllBranches(String s, Throwable e) {
    String message = String.format("branches %s", s);
    if (e == null) {
      LOGGER.info(message);
    } else if (e instanceof Error) {
      try {
        LOGGER.warning(message);
      } finally {
        sendError(500, s);
      }
    } else {
      String other = colon(message);
      sendError(500, other);
    }
  }

  void inCase(int code, String s) {
    String message;
    switch (code) {
      case 1:
        message = String.format("case one %s", s);
        log(message);
        break;
      case 2:
        message = String.format("case two %s", s);
        logFailure(message);
        break;
      default:
        break;
    }
  }

  String errorMessage(String s) {
    return String.format("error message %s", s);
  }

  Throwable cause(String s) {
    String text = String.format("cause %s", s);
    System.out.println(text);
    return new Exception(text);
  }

  Runnable onFailure(String s) {
    return () -> {
      String text = String.format("failure %s", s);
      System.out.println(text);
    };
  }

  static class QueryProblem {
    private final String query;

    QueryProblem(String query) {
      this.query = String.format("query %s", query);
    }
  }

  void pauses(String s, long millis) {
    LOGGER.warning(described(s, millis));
    sendError(503, "slow: " + described(s, millis));
  }

  private String described(String s, long millis) {
    String unit = String.format("unit of %s", s);
    return String.format("%s took %s", s, millis) + unit;
  }

  private String badMechanismError;

  void namedToTell(String s, StringBuilder out) {
    badMechanismError = String.format("bad mechanism %s", s);
    String fullReason = String.format("because of %s", s);
    out.append(fullReason);
    String receivedLog = String.format("received %s", s);
    out.append(receivedLog);
    String logLine = String.format("line %s", s);
    out.append(logLine);
    rejoin(String.format("rejoin %s", s), out);
    guard(() -> s.isEmpty(), () -> String.format("guarded %s", s));
    new Metrics().metricName("rate", String.format("The number of %s", s));
    java.util.List<String> errors = new java.util.ArrayList<>();
    errors.add(String.format("invalid %s", s));
    java.util.Map<String, String> violations = new java.util.HashMap<>();
    violations.put(s, String.format("violated %s", s));
    out.append(violations);
    out.append(errors);
    StringBuilder reason = new StringBuilder();
    reason.append(String.format("reason %s", s));
    out.append(reason);
    new OnlyOnceLoggingFilter(String.format("logged once %s", s)).apply();
    new Guard(String.format("guard %s", s), s).run();
    Thread.currentThread().setName(String.format("renamed %s", s));
  }

  void rejoin(String reason, StringBuilder out) {
    out.append(reason);
  }

  void guard(
      java.util.function.BooleanSupplier check, java.util.function.Supplier<String> errorMessage) {}

  static class Metrics {
    void metricName(String name, String description) {}
  }

  record OnlyOnceLoggingFilter(String text) {
    void apply() {}
  }

  record Guard(String failure, String name) {
    void run() {}
  }

  String caughtAndWritten(Runnable task, String s) {
    try {
      task.run();
      return s;
    } catch (IllegalStateException e) {
      return s.concat(String.format("[ERROR %s]", s));
    }
  }

  static class ExceptionFactory {
    String timeout(String s) {
      return String.format("timed out: %s", s);
    }
  }

  String formatErr(String s) {
    return String.format("err %s", s);
  }

  boolean once(String s, boolean ok) {
    String message = String.format("once %s", s);
    message += s;
    if (s.equals(new Broken(message).details())) {
      if (ok) {
        LOGGER.info(message);
      }
      return ok;
    }
    return !ok;
  }

  RuntimeException returnedLater(String s, boolean ok) {
    String message = String.format("returned later %s", s);
    return failure(message);
  }

  void caught(Runnable task, String s) {
    try {
      task.run();
    } catch (IllegalStateException e) {
      String message = String.format("caught %s", s);
      if (LOGGER.isLoggable(Level.WARNING)) {
        LOGGER.log(Level.WARNING, message, e);
      }
    }
  }

  static class NamedByItsThread extends ServiceThread {
    private final String name;

    NamedByItsThread(String s) {
      name = String.format("service %s", s);
    }

    String name() {
      return name;
    }
  }

  static class ServiceThread {}

  String sentences(String s) {
    return String.format("The group <%s> does not exist", s)
        + String.format("Cannot read %s: it is closed", s)
        + String.format("No such key as %s", s)
        + String.format("%s must be positive", s)
        + String.format("The size %s exceeds the limit", s)
        + String.format("Unable to open %s", s);
  }

  static class ParseError {
    String description(String s) {
      return String.format("parse %s", s);
    }
  }

  static class PrefixedLogger {
    String reformat(String s) {
      return String.format("prefixed %s", s);
    }
  }

  static class PoolMBean {
    String contextName(String s) {
      return String.format("context %s", s);
    }
  }

  void dumpTo(StringBuilder out, String s) {
    out.append(String.format("dumped %s", s));
  }

  String getMBeanName(String s) {
    return String.format("domain:type=Pool,name=%s", s);
  }

  String logged(String s) {
    String logPrefix = String.format("[%s]", s);
    return logPrefix + incompatible(String.format("union of %s", s));
  }

  String incompatible(String text) {
    return text;
  }

  static class Assert {
    static void isTrue(boolean ok, String message) {}
  }
}
