package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;

/**
 * Whether code runs as often as its method starts a process or the compiler of the JDK, which takes
 * a thousand times as long as work of microseconds.
 */
public final class ProcessStart {
  /** How many methods of one class a start is followed through. */
  private static final int CALLEES = 2;

  /** How many callers are followed. */
  private static final int CALLERS = 3;

  private final CompilationIndex index;

  private ProcessStart(VisitorState state) {
    this.index = CompilationIndex.of(state);
  }

  /**
   * Whether the method around a place starts a process, by itself or through methods of its class,
   * or all of its callers in the compilation do.
   */
  public static boolean dwarfs(TreePath place, VisitorState state) {
    return new ProcessStart(state).dwarfs(place, CALLERS);
  }

  private boolean dwarfs(TreePath place, int depth) {
    for (Tree around : place) {
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return false;
      }
      if (around instanceof MethodTree method) {
        MethodSymbol symbol = ASTHelpers.getSymbol(method);
        return starts(method, symbol.enclClass(), CALLEES)
            || (depth > 0 && callersStart(symbol, depth - 1));
      }
    }
    return false;
  }

  private boolean callersStart(MethodSymbol method, int depth) {
    List<TreePath> calls = index.calls(method);
    return !calls.isEmpty() && calls.stream().allMatch(call -> dwarfs(call, depth));
  }

  private boolean starts(Tree method, ClassSymbol type, int depth) {
    return Expressions.evaluates(
        method,
        part ->
            part instanceof MethodInvocationTree call
                && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol callee
                && (ApiFact.STARTS_PROCESS.holdsFor(callee)
                    || (depth > 0
                        && callee.enclClass() == type
                        && index
                            .declaration(callee)
                            .filter(it -> starts(it.getLeaf(), type, depth - 1))
                            .isPresent())));
  }
}
