package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Text that is kept by methods which throw whenever they are called. */
class NeverReturning {
  private static final List<String> LAST = new ArrayList<>();

  private static void fail(String text) {
    LAST.add(text);
    throw new IllegalStateException();
  }

  private static <T> T delegate(String text) {
    Function<String, String> trimmed =
        each -> {
          return each.trim();
        };
    LAST.add(trimmed.apply(text));
    return (T) nested(text, true);
  }

  private static Object nested(String text, boolean twice) {
    if (twice) {
      return nested(text, LAST);
    }
    synchronized (LAST) {
      LAST.add(text);
      throw new IllegalStateException();
    }
  }

  private static Object nested(String text, List<String> lines) {
    lines.add(text);
    fail(text);
    return fail(lines, text);
  }

  private static Object fail(List<String> lines, String text) {
    try {
      lines.add(text);
      throw new IllegalStateException();
    } finally {
      lines.add("");
    }
  }

  private static void end(String text) {
    LAST.add(text);
    fail(text);
  }

  abstract static class Reporter {
    abstract Object report(String text);

    Object reportOften(String text) {
      LAST.add(text);
      throw new IllegalStateException();
    }
  }

  static class Quiet extends Reporter {
    @Override
    Object report(String text) {
      LAST.add(text);
      throw new IllegalStateException();
    }

    @Override
    Object reportOften(String text) {
      LAST.add(text);
      return delegate(text);
    }
  }

  Object look(String key, int way, Reporter reporter) {
    switch (way) {
      case 0 -> fail(String.format("nothing at %s", key));
      case 1 -> end(String.format("no entry at %s", key));
      case 2 -> {
        return delegate(String.format("no value at %s", key));
      }
      case 3 -> {
        return reporter.report(String.format("no row at %s", key));
      }
      default -> {
        return reporter.reportOften(String.format("no line at %s", key));
      }
    }
    return key;
  }
}
