package io.github.uncontended.analysis.diagnostics;

import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.List;
import java.util.stream.Stream;

/** What names of classes, methods and variables say of failures and logs. */
final class DiagnosticNames {
  /** How classes that check and complain are called, whatever stands before. */
  private static final ImmutableSet<String> CHECKS =
      ImmutableSet.of(
          "Assert", "Assertions", "Asserts", "Assume", "Preconditions", "Validate", "Verify");

  private static final ImmutableSet<String> LEVELS =
      ImmutableSet.of(
          "trace", "debug", "info", "warn", "warning", "error", "severe", "fatal", "fine");

  /** Words in names of methods and at the end of names of classes that speak of failure. */
  private static final ImmutableSet<String> FAILURES =
      ImmutableSet.of(
          "abort",
          "bad",
          "err",
          "error",
          "errors",
          "exception",
          "fail",
          "failed",
          "fails",
          "failure",
          "fatal",
          "illegal",
          "incompatibility",
          "incompatible",
          "invalid",
          "mismatch",
          "problem",
          "raise",
          "reject",
          "throw",
          "unsupported",
          "violation",
          "warn",
          "warning");

  /** Words in names of classes that are about failure alone, such as ExceptionFactory. */
  private static final ImmutableSet<String> MAKERS =
      ImmutableSet.of("exception", "exceptions", "failure", "failures");

  /** Words in names of variables and parameters, beside those of {@link #FAILURES}. */
  private static final ImmutableSet<String> REASONS =
      ImmutableSet.of(
          "exceptions",
          "failures",
          "missing",
          "problems",
          "reason",
          "reasons",
          "violations",
          "warnings");

  /** Words in names of methods that write what people, or their consoles, look into. */
  private static final ImmutableSet<String> SHOWN =
      ImmutableSet.of("debug", "diagnostics", "documentation", "dump", "mbean");

  /** Words that stand beside "log" in the name of what is logged; a logPath is none. */
  private static final ImmutableSet<String> LOGGED =
      ImmutableSet.of("line", "message", "msg", "prefix", "text");

  private static final Splitter WORDS = Splitter.on('_');

  private DiagnosticNames() {}

  /** A metric is described once, when it is registered. */
  static boolean isAboutMetrics(String type) {
    return words(type).anyMatch(word -> word.equals("metric") || word.equals("metrics"));
  }

  /** By the names of the method and of the classes that declare and receive it. */
  static boolean logs(MethodSymbol method, Type receiver) {
    String name = method.name.toString();
    return beginsWithWord("log", name)
        || logs(name, method.owner.name.toString())
        || (receiver != null && logs(name, receiver.tsym.name.toString()));
  }

  private static boolean logs(String method, String owner) {
    if (owner.endsWith("Logger") || owner.equals("Log")) {
      return !beginsWithWord("get", method) && !beginsWithWord("create", method);
    }
    return (owner.contains("Log") && LEVELS.contains(method))
        || owner.endsWith("LogBuilder")
        || owner.endsWith("LoggingEventBuilder");
  }

  /**
   * Whether a class makes text for readers alone, by its words: of failures, for logs, for a
   * console.
   */
  static boolean tells(String type) {
    return type.endsWith("Logger")
        || type.endsWith("MBean")
        || isFailure(type)
        || words(type).anyMatch(MAKERS::contains);
  }

  /** Whether a class is about logging, by one of its words. */
  static boolean isAboutLogging(String type) {
    return words(type).anyMatch("logging"::equals);
  }

  /** Whether a variable or parameter holds what is told. */
  static boolean isNamedToTell(String variable) {
    List<String> words = words(variable).toList();
    return words.stream().anyMatch(word -> FAILURES.contains(word) || REASONS.contains(word))
        || (words.contains("log")
            && ((words.size() > 1 && words.get(words.size() - 1).equals("log"))
                || words.stream().anyMatch(LOGGED::contains)));
  }

  static boolean asserts(MethodSymbol method) {
    String name = method.name.toString();
    String owner = method.owner.name.toString();
    return beginsWithWord("assert", name)
        || CHECKS.stream().anyMatch(owner::endsWith)
        || (owner.equals("Objects") && beginsWithWord("require", name));
  }

  /** A method by one of its words, a constructor by the end of its class's name. */
  static boolean speaksOfFailure(MethodSymbol method) {
    return method.isConstructor()
        ? isFailure(method.owner.name.toString())
        : words(method.name.toString()).anyMatch(FAILURES::contains);
  }

  /** Whether a method writes for people, by its first word. */
  static boolean prints(MethodSymbol method) {
    return beginsWithWord("print", method.name.toString());
  }

  /** Whether a method makes what people look into, by one of its words. */
  static boolean shows(MethodSymbol method) {
    return words(method.name.toString().replace("MBean", "Mbean")).anyMatch(SHOWN::contains);
  }

  static boolean isFailure(String type) {
    return FAILURES.contains(words(type).reduce("", (before, word) -> word));
  }

  /** Whether a name is a word or begins with it: log, logError; not login. */
  private static boolean beginsWithWord(String word, String name) {
    return name.startsWith(word)
        && (name.length() == word.length() || !Character.isLowerCase(name.charAt(word.length())));
  }

  private static Stream<String> words(String name) {
    return WORDS.splitToStream(CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name));
  }
}
