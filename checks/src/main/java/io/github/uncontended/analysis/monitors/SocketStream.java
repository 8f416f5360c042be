package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Optional;

/**
 * Recognizes calls that read from or write to the stream of a socket, under a lock that threads
 * with other sockets share: they wait for the peer.
 *
 * <p>The socket of the object itself does not count: its lock keeps requests apart, while one
 * thread may read without it. Neither do locks of which the code does not show whose they are, such
 * as one for each socket.
 */
final class SocketStream {
  /** How many variables are followed. */
  private static final int DEPTH = 4;

  private final CriticalSection section;
  private final VisitorState state;

  private SocketStream(CriticalSection section, VisitorState state) {
    this.section = section;
    this.state = state;
  }

  /** Whether a call in a section is one. */
  static boolean isUsedBy(
      MethodInvocationTree call, MethodSymbol method, CriticalSection section, VisitorState state) {
    SocketStream streams = new SocketStream(section, state);
    return ApiFact.TRANSFERS.isMethodName(method.name.toString())
        && ApiFact.TRANSFERS.isInherited(method)
        && section.lock().isShared()
        && streams
            .socket(ASTHelpers.getReceiver(call))
            .filter(socket -> streams.isOfOther(socket, DEPTH))
            .isPresent();
  }

  /** The socket that a stream comes from. */
  private Optional<ExpressionTree> socket(ExpressionTree stream) {
    return StreamOrigin.of(
            stream,
            value ->
                value instanceof MethodInvocationTree call
                    && Symbols.of(call) instanceof MethodSymbol method
                    && ApiFact.STREAM_OF_PEER.isInherited(method),
            state)
        .flatMap(call -> Optional.ofNullable(ASTHelpers.getReceiver(call)));
  }

  /** Whether a socket is that of an element of a collection, of a parameter or a new one. */
  private boolean isOfOther(ExpressionTree socket, int depth) {
    ExpressionTree root = Expressions.withoutCasts(socket);
    while (root instanceof MethodInvocationTree || root instanceof MemberSelectTree) {
      if (Assignments.isOwn(root)) {
        break;
      }
      ExpressionTree receiver =
          root instanceof MemberSelectTree select
              ? select.getExpression()
              : ASTHelpers.getReceiver(root);
      if (receiver == null) {
        return false;
      }
      root = Expressions.withoutCasts(receiver);
    }
    if (!(Symbols.of(root) instanceof VarSymbol variable) || Expressions.isThis(root)) {
      return false;
    }
    if (Expressions.isField(variable)) {
      return KnownTypes.isCollection(variable.type, state)
          || (section.lock().isOfClass() && !variable.isStatic());
    }
    return depth > 0
        && Assignments.values(variable, state).stream()
            .allMatch(each -> each instanceof NewClassTree || isOfOther(each, depth - 1));
  }
}
