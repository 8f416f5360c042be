package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether code runs once per connection, and not per request: the same run of its loop or method
 * opens or accepts the connection, or its thread is created for one.
 */
public final class ConnectionScope {
  private static final Supplier<Type> SOCKET =
      VisitorState.memoize(state -> state.getTypeFromString("java.net.Socket"));
  private static final Supplier<Type> CHANNEL =
      VisitorState.memoize(state -> state.getTypeFromString("java.nio.channels.SocketChannel"));
  private static final Supplier<Type> THREAD =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.Thread"));

  private final VisitorState state;

  private ConnectionScope(VisitorState state) {
    this.state = state;
  }

  /** Whether a place runs once per connection. */
  public static boolean covers(TreePath place, VisitorState state) {
    for (Tree around : place) {
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return false;
      }
      if (Places.isLoop(around)) {
        return opensConnection(around);
      }
      if (around instanceof MethodTree method) {
        return opensConnection(method)
            || new ConnectionScope(state).isThreadOfConnection(ASTHelpers.getSymbol(method));
      }
    }
    return false;
  }

  private static boolean opensConnection(Tree code) {
    return Expressions.evaluates(
        code,
        part ->
            (part instanceof MethodInvocationTree || part instanceof NewClassTree)
                && Symbols.of(part) instanceof MethodSymbol method
                && ApiFact.OPENS_CONNECTION.holdsFor(method));
  }

  /** Whether a method is the {@code run()} of a task that only threads of one connection get. */
  private boolean isThreadOfConnection(MethodSymbol method) {
    if (!method.name.contentEquals("run") || !method.params().isEmpty()) {
      return false;
    }
    List<TreePath> creations = creations(method.enclClass());
    return !creations.isEmpty() && creations.stream().allMatch(this::isForConnection);
  }

  private List<TreePath> creations(ClassSymbol type) {
    List<TreePath> creations = new ArrayList<>();
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol constructor && constructor.isConstructor()) {
        creations.addAll(CompilationIndex.of(state).calls(constructor));
      }
    }
    return creations;
  }

  /** Whether a task is created with a connection, as a thread or in the creation of a thread. */
  private boolean isForConnection(TreePath path) {
    return path.getLeaf() instanceof NewClassTree task
        && task.getArguments().stream().map(ASTHelpers::getType).anyMatch(this::isConnection)
        && (isThread(task)
            || (path.getParentPath().getLeaf() instanceof NewClassTree thread && isThread(thread)));
  }

  private boolean isConnection(Type type) {
    return ASTHelpers.isSubtype(type, SOCKET.get(state), state)
        || ASTHelpers.isSubtype(type, CHANNEL.get(state), state);
  }

  private boolean isThread(NewClassTree creation) {
    return ASTHelpers.isSubtype(ASTHelpers.getType(creation), THREAD.get(state), state);
  }
}
