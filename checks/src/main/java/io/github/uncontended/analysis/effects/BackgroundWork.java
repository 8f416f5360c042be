package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;

/**
 * Whether code of unknown heat is likely to run seldom: its method reads a file or a resource of
 * the class path, which happens at startup more often than for each request, or a timer runs it.
 */
public final class BackgroundWork {
  /** How many callers are followed. */
  private static final int CALLERS = 3;

  private final CompilationIndex index;

  private BackgroundWork(VisitorState state) {
    this.index = CompilationIndex.of(state);
  }

  /**
   * Whether the method around a place names a file or a resource or is run by a timer, or all of
   * its callers in the compilation are such methods.
   */
  public static boolean covers(TreePath place, VisitorState state) {
    return new BackgroundWork(state).covers(place, CALLERS);
  }

  private boolean covers(TreePath place, int depth) {
    for (Tree around : place) {
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return false;
      }
      if (around instanceof MethodTree method) {
        return isOnTimer(method)
            || Expressions.contains(method, BackgroundWork::namesFile)
            || (depth > 0 && coversCallers(ASTHelpers.getSymbol(method), depth - 1));
      }
    }
    return false;
  }

  private boolean coversCallers(MethodSymbol method, int depth) {
    List<TreePath> calls = index.calls(method);
    return !calls.isEmpty() && calls.stream().allMatch(call -> covers(call, depth));
  }

  private static boolean isOnTimer(MethodTree method) {
    return method.getModifiers().getAnnotations().stream()
        .anyMatch(it -> ApiFact.ON_TIMER.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(it))));
  }

  private static boolean namesFile(Tree part) {
    if (part instanceof MethodInvocationTree call
        && ApiFact.NAMES_FILE.isMethodName(Expressions.simpleName(call.getMethodSelect()))
        && ApiFact.NAMES_FILE.holdsFor(ASTHelpers.getSymbol(call))) {
      return true;
    }
    return (part instanceof ExpressionTree || part instanceof VariableTree)
        && ApiFact.NAMES_FILE.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(part)));
  }
}
