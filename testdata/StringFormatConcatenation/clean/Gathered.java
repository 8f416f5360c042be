package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.logging.Logger;

/** Text that is gathered, deferred or guarded, and then only told. */
class Gathered {
  private static final Logger LOGGER = Logger.getLogger(Gathered.class.getName());

  interface Tracer {
    boolean isTraceEnabled(String event);

    void trace(String event, String text);
  }

  void lines(List<String> routes) {
    List<String> lines = new ArrayList<>();
    for (String route : routes) {
      lines.add(String.format("route %s", route));
    }
    if (lines.isEmpty()) {
      return;
    }
    for (String line : lines) {
      LOGGER.info(line);
    }
  }

  void someLines(List<String> routes, boolean verbose) {
    List<String> lines = new ArrayList<>();
    List<String> details = new ArrayList<>();
    for (String route : routes) {
      if (!route.isEmpty()) {
        details.add(String.format("detail %s", route));
      }
    }
    lines.addAll(details);
    if (verbose) {
      for (String line : lines) {
        LOGGER.info(line);
      }
    }
  }

  void validate(List<String> names) {
    List<String> problems = new ArrayList<>();
    for (String name : names) {
      if (name.isBlank()) {
        problems.add(String.format("blank %s", name));
      }
    }
    if (!problems.isEmpty()) {
      throw new IllegalStateException(String.join(", ", problems));
    }
  }

  void joined(int total) {
    StringJoiner joiner = new StringJoiner(" ");
    joiner.add(String.format("total %s", total));
    LOGGER.info(joiner.toString());
  }

  void built(String uri) {
    StringBuilder text = new StringBuilder();
    text.append("uri ").append(String.format("<%s>", uri)).append('.');
    LOGGER.info(text.toString());
  }

  void traced(Tracer tracer, List<String> headers) {
    if (tracer.isTraceEnabled("start")) {
      StringBuilder text = new StringBuilder();
      for (String header : headers) {
        text.append(String.format(" %s", header));
      }
      if (text.length() > 0) {
        text.insert(0, "Headers:");
      }
      tracer.trace("start", text.toString());
    }
  }

  void deferred(String type) {
    Supplier<String> message = () -> String.format("unknown type %s", type);
    if (type.isEmpty()) {
      throw new IllegalArgumentException(message.get());
    }
  }

  String describe(String id) {
    return String.format("described %s", id);
  }

  void fail(String id) {
    throw new IllegalStateException("failed: " + describe(id));
  }

  /** The name of what makes loggers. */
  static class LogContext {
    private final String prefix;

    LogContext(String prefix) {
      this.prefix = prefix;
    }

    String prefix() {
      return prefix;
    }

    Logger logger(Class<?> type) {
      return Logger.getLogger(prefix + type);
    }
  }

  Logger logger(String client) {
    return new LogContext(String.format("client %s", client)).logger(Gathered.class);
  }

  static class Task {
    private final String prefix;
    private String state;

    Task(String id) {
      prefix = String.format("task %s ", id);
    }

    void run() {
      state = "running";
      LOGGER.info(prefix + state);
    }

    void stop() {
      if (prefix != null && state == null) {
        throw new IllegalStateException(prefix + "not running");
      }
    }
  }
}
