package io.github.uncontended.analysis.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.testing.Probe;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DiagnosticNamesTest {
  @ParameterizedTest
  @CsvSource({
    "Price, ''",
    "MyLogger, tells",
    "LoggerFactory, ''",
    "CacheMBean, tells",
    "ParseError, tells failure",
    "ErrorCode, ''",
    "ExceptionFactory, tells",
    "FailureReport, tells",
    "ProblemList, ''",
    "MetricName, metrics",
    "JvmMetrics, metrics",
    "Geometric, ''",
    "LoggingFilter, logging",
    "BloggingSite, ''",
  })
  void types(String type, String expected) {
    StringJoiner answers = new StringJoiner(" ");
    if (DiagnosticNames.tells(type)) {
      answers.add("tells");
    }
    if (DiagnosticNames.isFailure(type)) {
      answers.add("failure");
    }
    if (DiagnosticNames.isAboutMetrics(type)) {
      answers.add("metrics");
    }
    if (DiagnosticNames.isAboutLogging(type)) {
      answers.add("logging");
    }
    assertEquals(expected, answers.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "price, false",
    "error, true",
    "errorText, true",
    "lastFailure, true",
    "missing, true",
    "reasonCode, true",
    "log, false",
    "changeLog, true",
    "logPath, false",
    "logMessage, true",
    "log_line, true",
    "message, false",
    "terror, false",
  })
  void variables(String name, boolean tells) {
    assertEquals(tells, DiagnosticNames.isNamedToTell(name));
  }

  /** Each probe says what the name of the method that it calls says of it. */
  private static final String SOURCE =
      """
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        static int log() { return 1; }
        static int logError() { return 1; }
        static int login() { return 1; }
        static int print() { return 1; }
        static int printAll() { return 1; }
        static int printer() { return 1; }
        static int assertSame() { return 1; }
        static int requireSame() { return 1; }
        static int throwIt() { return 1; }
        static int toDebugString() { return 1; }
        static int dump() { return 1; }
        static int registerMBean() { return 1; }
        static int plain() { return 1; }
        static class Base { int info() { return 1; } int put() { return 1; } }
        static class MyLogger extends Base { int write() { return 1; } int getLevel() { return 1; } int createChild() { return 1; } int getter() { return 1; } }
        static class Log { static int put() { return 1; } }
        static class Logs { static int put() { return 1; } static int info() { return 1; } }
        static class LogBuilder { static int put() { return 1; } }
        static class LoggingEventBuilder { static int put() { return 1; } }
        static class Preconditions { static int put() { return 1; } }
        static class Objects { static int requireNonNull() { return 1; } static int put() { return 1; } }
        void m(MyLogger logger, Base base) {
          probe("", plain());
          probe("logs", log());
          probe("logs failure", logError());
          probe("", login());
          probe("prints", print());
          probe("prints", printAll());
          probe("", printer());
          probe("asserts", assertSame());
          probe("", requireSame());
          probe("failure", throwIt());
          probe("shows", toDebugString());
          probe("shows", dump());
          probe("shows", registerMBean());
          probe("", base.info());
          probe("logs", logger.info());
          probe("logs", logger.put());
          probe("logs", logger.write());
          probe("", logger.getLevel());
          probe("", logger.createChild());
          probe("logs", logger.getter());
          probe("logs", Log.put());
          probe("logs", Logs.info());
          probe("", Logs.put());
          probe("logs", LogBuilder.put());
          probe("logs", LoggingEventBuilder.put());
          probe("asserts", Preconditions.put());
          probe("asserts", Objects.requireNonNull());
          probe("", Objects.put());
        }
      }
      """;

  @Test
  void methods() {
    ImmutableList<Probe> probes = Probe.in(SOURCE);
    assertEquals(
        String.join("\n", probes.stream().map(it -> it.line() + " " + it.expected()).toList()),
        String.join("\n", probes.stream().map(it -> it.line() + " " + answers(it)).toList()));
  }

  private static String answers(Probe probe) {
    MethodSymbol method = (MethodSymbol) ASTHelpers.getSymbol(probe.expression());
    StringJoiner answers = new StringJoiner(" ");
    if (DiagnosticNames.logs(method, ASTHelpers.getReceiverType(probe.expression()))) {
      answers.add("logs");
    }
    if (DiagnosticNames.prints(method)) {
      answers.add("prints");
    }
    if (DiagnosticNames.asserts(method)) {
      answers.add("asserts");
    }
    if (DiagnosticNames.speaksOfFailure(method)) {
      answers.add("failure");
    }
    if (DiagnosticNames.shows(method)) {
      answers.add("shows");
    }
    return answers.toString();
  }
}
