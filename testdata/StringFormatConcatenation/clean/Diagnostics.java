package testdata;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.springframework.util.Assert;

/** Text that only says what went wrong, or what goes on, by the types of what it is given to. */
class Diagnostics {
  private static final Logger LOGGER = Logger.getLogger(Diagnostics.class.getName());
  private final AuditLogger events = new AuditLogger();

  static class AuditLogger {
    void warn(String message) {}

    AuditLogger with(String key) {
      return this;
    }
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
    LOGGER.log(
        Level.SEVERE,
        () -> {
          return String.format("supplied by a block %s", s);
        });
    LOGGER.log(Level.WARNING, "{0}", new Object[] {String.format("parameter %s", s)});
    events.with(String.format("key %s", s)).warn(String.format("event %s", s));
    log(String.format("own %s", s));
    logAll(e == null ? String.format("own of many %s", s) : s, s);
    logNonNull(String.format("own unless null %s", s));
    logSupplied(() -> String.format("own supplied %s", s));
    System.err.println(String.format("error %s", s));
    System.out.printf("%s%n", String.format("output %s", s));
    System.console().printf("%s", String.format("console %s", s));
  }

  void log(String message) {
    LOGGER.warning(message);
  }

  void logAll(String... messages) {
    LOGGER.log(Level.WARNING, "{0}", messages);
  }

  void logNonNull(String message) {
    String text = message == null ? "null" : "text";
    LOGGER.warning(text + message);
  }

  void logSupplied(java.util.function.Supplier<String> message) {
    if (LOGGER.isLoggable(Level.WARNING)) {
      LOGGER.warning(message.get());
    }
  }

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

  void required(String s) {
    Objects.requireNonNull(s, () -> String.format("required %s", s));
  }

  static class Status {
    Status with(String description) {
      return this;
    }

    RuntimeException asRuntimeException() {
      return new RuntimeException();
    }
  }

  RuntimeException status(Status status, String s) {
    return status.with(String.format("status %s", s)).asRuntimeException();
  }

  /** An outcome whose text becomes that of an exception. */
  static class Outcome {
    private final RuntimeException failure;

    Outcome(String text) {
      failure = new IllegalStateException(text);
    }
  }

  static class NamedOutcome extends Outcome {
    NamedOutcome(String s) {
      super(String.format("outcome of %s", s));
    }
  }

  Object outcome(String s) {
    return new Outcome(String.format("outcome %s", s));
  }

  void stopsWith(String s) {
    stop(String.format("stopped %s", s));
  }

  void stop(String text) {
    throw new IllegalStateException(text);
  }

  Object parsed(String day) throws ParseException {
    return new SimpleDateFormat("yyyy-MM-dd").parse(String.format("2024-01-%s", day));
  }

  Schedule scheduled(int hour) throws ParseException {
    return Schedule.of(String.format("0 %s ? * *", hour));
  }

  static class Schedule {
    private final int fields;

    private Schedule(String text) throws ParseException {
      fields = text.split(" ").length;
      if (fields < 2) {
        throw new ParseException(text, 0);
      }
    }

    static Schedule of(String text) throws ParseException {
      return new Schedule(text);
    }
  }

  Thread named(Runnable task, String s) {
    return new Thread(task, String.format("thread %s", s));
  }

  Thread daemon(String s) {
    return named(() -> {}, String.format("daemon %s", s));
  }

  void renamed(String s) {
    Thread.currentThread().setName(String.format("renamed %s", s));
  }

  static class Worker extends Thread {
    private final String label;

    Worker(String s) {
      super(String.format("worker %s", s));
      label = String.format("label %s", s);
    }

    String label() {
      return label;
    }
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
        log(s);
      }
    } else {
      String other = colon(message);
      log(other);
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
        log(message);
        break;
      default:
        break;
    }
  }

  Throwable cause(String s) {
    String text = String.format("cause %s", s);
    Objects.hash(text);
    return new Exception(text);
  }

  void pauses(String s, long millis) {
    LOGGER.warning(described(s, millis));
    stop("slow: " + described(s, millis));
  }

  private String described(String s, long millis) {
    String unit = String.format("unit of %s", s);
    return String.format("%s took %s", s, millis) + unit;
  }

  String caughtAndWritten(Runnable task, String s) {
    try {
      task.run();
      return s;
    } catch (IllegalStateException e) {
      return s.concat(String.format("[ERROR %s]", s));
    }
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

  void asserted(String s) {
    Assert.isTrue(!s.isEmpty(), () -> String.format("asserted %s", s));
    Assert.isTrue(
        !s.isEmpty(),
        () -> {
          return String.format("asserted in a block %s", s);
        });
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

  record Pair(String a, String b) {
    @Override
    public String toString() {
      return String.format("Pair(%s, %s)", a, shown());
    }

    private String shown() {
      return String.format("<%s>", b);
    }
  }

  interface Replicas {
    void fail(String id, String message, Exception cause, Runnable next);
  }

  void failed(Replicas replicas, String id, Exception cause) {
    if (!id.isEmpty()) {
      String message = String.format("failed to perform %s", id);
      replicas.fail(id, message, cause, () -> {});
    }
  }

  String onError(Throwable error) {
    return String.format("state %s", error.getMessage());
  }

  abstract static class Messages implements org.apache.commons.logging.Log {
    void report(String text) {
      System.setProperty("last", text);
    }
  }

  void ownLogger(Messages log, String s) {
    log.report(String.format("%s cannot be read", s));
  }
}
