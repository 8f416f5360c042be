package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.api.ClientCodeWrapper.DiagnosticSourceUnwrapper;
import com.sun.tools.javac.util.JCDiagnostic;
import io.github.uncontended.runner.source.Source;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Collects the errors of a compilation, as the reasons why files cannot be analysed. */
final class CompileErrors implements DiagnosticListener<JavaFileObject> {
  private static final int MAX_LENGTH = 160;

  private final IdentityHashMap<JavaFileObject, String> reasons = new IdentityHashMap<>();
  private final List<CompileError> errors = new ArrayList<>();
  private String general;
  private boolean internalsMissing;

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
      // A file's first error is the cause of most others.
      reasons.putIfAbsent(diagnostic.getSource(), reason);
    } else if (general == null) {
      general = reason;
    }
  }

  /** Returns why a file does not compile; empty if it does. */
  Optional<String> of(Source source) {
    return Optional.ofNullable(reasons.get(source));
  }

  /** The errors that are located in a source. */
  List<CompileError> all() {
    return errors;
  }

  /** The number of files that do not compile. */
  int fileCount() {
    return reasons.size();
  }

  /** The first error that is not located in a file. */
  Optional<String> general() {
    return Optional.ofNullable(general);
  }

  /** Whether an error is caused by a package of the JDK that {@code --release} hides. */
  boolean internalsMissing() {
    return internalsMissing;
  }

  private String reason(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = oneLine(diagnostic.getMessage(Locale.ROOT));
    if (!(diagnostic instanceof DiagnosticSourceUnwrapper unwrapper)) {
      return message;
    }
    JCDiagnostic javac = unwrapper.d;
    Object[] arguments = javac.getArgs();
    String code = javac.getCode();
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
