package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.api.ClientCodeWrapper.DiagnosticSourceUnwrapper;
import com.sun.tools.javac.util.JCDiagnostic;
import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.Source;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Collects the errors of a compilation, as the reasons why code cannot be analysed. */
final class CompileErrors implements DiagnosticListener<JavaFileObject> {
  private static final int MAX_LENGTH = 160;

  private final IdentityHashMap<JavaFileObject, List<Problem>> problems = new IdentityHashMap<>();
  private final List<CompileError> errors = new ArrayList<>();
  private String general;
  private boolean internalsMissing;
  private boolean inaccessible;

  /**
   * An error in a file.
   *
   * @param position the offset that the error is located at; negative for none
   * @param line the line, from 1
   * @param name the name that cannot be resolved; empty for other errors
   */
  record Problem(long position, int line, String reason, String name, Cause cause) {}

  @Override
  public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getKind() != Diagnostic.Kind.ERROR) {
      return;
    }
    String reason = reason(diagnostic);
    if (diagnostic.getSource() != null) {
      if (diagnostic.getSource() instanceof Source source) {
        errors.add(new CompileError(source.path(), oneLine(diagnostic.getMessage(Locale.ROOT))));
      }
      if (isOverride(diagnostic)) {
        return;
      }
      problems
          .computeIfAbsent(diagnostic.getSource(), file -> new ArrayList<>())
          .add(
              new Problem(
                  diagnostic.getPosition(),
                  (int) Math.max(1, diagnostic.getLineNumber()),
                  reason,
                  unresolvedName(diagnostic),
                  cause(diagnostic)));
    } else if (general == null) {
      general = reason;
    }
  }

  /** Returns the errors in a file, in the order in which javac found them. */
  List<Problem> in(Source source) {
    return problems.getOrDefault(source, List.of());
  }

  /** The errors that are located in a source. */
  List<CompileError> all() {
    return errors;
  }

  /** The number of files that do not compile. */
  int fileCount() {
    return problems.size();
  }

  /** The first error that is not located in a file. */
  Optional<String> general() {
    return Optional.ofNullable(general);
  }

  /** Whether an error is caused by a package of the JDK that {@code --release} hides. */
  boolean internalsMissing() {
    return internalsMissing;
  }

  /** Whether javac has found a package or class, and cannot read it. */
  boolean inaccessible() {
    return inaccessible;
  }

  private String reason(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = oneLine(diagnostic.getMessage(Locale.ROOT));
    if (!(diagnostic instanceof DiagnosticSourceUnwrapper unwrapper)) {
      return message;
    }
    JCDiagnostic javac = unwrapper.d;
    Object[] arguments = javac.getArgs();
    String code = javac.getCode();
    inaccessible |= code.equals("compiler.err.cant.access");
    if (code.equals("compiler.err.doesnt.exist") && arguments.length > 0) {
      String name = String.valueOf(arguments[0]);
      internalsMissing |= isInternal(name);
      return "package " + name + " missing";
    }
    if (code.startsWith("compiler.err.cant.resolve") && arguments.length > 1) {
      internalsMissing |= isInternal(message.substring(message.lastIndexOf(' ') + 1));
      String kind = String.valueOf(arguments[0]).replace("kindname.", "");
      return "cannot find " + kind + " " + arguments[1];
    }
    return message;
  }

  private static String unresolvedName(Diagnostic<? extends JavaFileObject> diagnostic) {
    boolean unresolved =
        diagnostic instanceof DiagnosticSourceUnwrapper unwrapper
            && unwrapper.d.getCode().startsWith("compiler.err.cant.resolve")
            && unwrapper.d.getArgs().length > 1;
    return unresolved
        ? String.valueOf(((DiagnosticSourceUnwrapper) diagnostic).d.getArgs()[1])
        : "";
  }

  /**
   * Whether the error is an {@code @Override} without a method to override, as in a class whose
   * supertype is missing. The method itself is resolved.
   */
  private static boolean isOverride(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic instanceof DiagnosticSourceUnwrapper unwrapper
        && unwrapper.d.getCode().startsWith("compiler.err.method.does.not.override");
  }

  private static Cause cause(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (!(diagnostic instanceof DiagnosticSourceUnwrapper unwrapper)) {
      return Cause.OTHER;
    }
    String code = unwrapper.d.getCode();
    if (code.contains("not.supported.in.source") || code.contains("preview.feature")) {
      return Cause.LANGUAGE_LEVEL;
    }
    if (unwrapper.d.isFlagSet(JCDiagnostic.DiagnosticFlag.SYNTAX)) {
      return Cause.SOURCE;
    }
    if (code.equals("compiler.err.duplicate.class")) {
      return Cause.DUPLICATE_CLASS;
    }
    boolean missing =
        code.equals("compiler.err.doesnt.exist")
            || code.startsWith("compiler.err.cant.resolve")
            || code.startsWith("compiler.err.cant.access")
            || code.startsWith("compiler.err.static.imp.only");
    return missing ? Cause.CLASS_PATH : Cause.OTHER;
  }

  private static boolean isInternal(String name) {
    return name.startsWith("sun.") || name.startsWith("com.sun.") || name.startsWith("jdk.");
  }

  private static String oneLine(String message) {
    String line =
        message
            .lines()
            .map(String::strip)
            // A line in parentheses only explains the line before it.
            .filter(part -> !part.isEmpty() && !part.startsWith("("))
            .collect(joining("; "));
    return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + "…";
  }
}
