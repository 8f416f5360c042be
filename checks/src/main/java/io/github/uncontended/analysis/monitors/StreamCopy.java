package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Recognizes calls that copy a whole stream to another one, where the code opens one of them on a
 * file: they wait for the file, and for whatever the other one is. A copy in memory does not wait.
 */
final class StreamCopy {
  private StreamCopy() {}

  /**
   * Whether a call copies to or from a file.
   *
   * @param section the section that it is in; empty if its lock is unknown
   */
  static boolean isOfFile(
      MethodInvocationTree call,
      MethodSymbol method,
      Optional<CriticalSection> section,
      VisitorState state) {
    return ApiFact.COPIES_STREAM.isMethodName(method.name.toString())
        && ApiFact.COPIES_STREAM.isInherited(method)
        && (isOpened(call, ApiFact.WRITES_FILE, state)
            || (isOpened(call, ApiFact.OPENS_FILE, state)
                && !GuardedFiles.mayBeOf(section, state)));
  }

  /** Whether the receiver or an argument of a call is made from a file that the code opens. */
  private static boolean isOpened(MethodInvocationTree call, ApiFact opening, VisitorState state) {
    return Stream.concat(
            Stream.ofNullable(ASTHelpers.getReceiver(call)), call.getArguments().stream())
        .anyMatch(end -> StreamOrigin.of(end, it -> opens(it, opening), state).isPresent());
  }

  private static boolean opens(ExpressionTree value, ApiFact opening) {
    return (value instanceof MethodInvocationTree || value instanceof NewClassTree)
        && Symbols.of(value) instanceof MethodSymbol method
        && opening.holdsFor(method);
  }
}
