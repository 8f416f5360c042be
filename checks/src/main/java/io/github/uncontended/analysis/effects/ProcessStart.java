package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.MethodsAround;

/**
 * Whether code runs as often as its method starts a process or the compiler of the JDK, which takes
 * a thousand times as long as work of microseconds.
 */
public final class ProcessStart {
  /** How many methods of one class a start is followed through. */
  private static final int CALLEES = 2;

  private final CompilationIndex index;

  private ProcessStart(VisitorState state) {
    this.index = CompilationIndex.of(state);
  }

  /**
   * Whether the method around a place starts a process, by itself or through methods of its class,
   * or all of its callers in the compilation do.
   */
  public static boolean dwarfs(TreePath place, VisitorState state) {
    ProcessStart search = new ProcessStart(state);
    return MethodsAround.satisfy(
        place,
        method -> search.starts(method, ASTHelpers.getSymbol(method).enclClass(), CALLEES),
        state);
  }

  private boolean starts(Tree method, ClassSymbol type, int depth) {
    return Expressions.evaluates(
        method,
        part ->
            part instanceof MethodInvocationTree call
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol callee
                && (ApiFact.STARTS_PROCESS.holdsFor(callee)
                    || (depth > 0
                        && callee.enclClass() == type
                        && index
                            .declaration(callee)
                            .filter(it -> starts(it.getLeaf(), type, depth - 1))
                            .isPresent())));
  }
}
