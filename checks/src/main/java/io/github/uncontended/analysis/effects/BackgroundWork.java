package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.MethodsAround;

/**
 * Whether code of unknown heat is likely to run seldom: its method reads a file or a resource of
 * the class path, which happens at startup more often than for each request, or a timer runs it.
 */
public final class BackgroundWork {
  private BackgroundWork() {}

  /**
   * Whether the method around a place names a file or a resource or is run by a timer, or all of
   * its callers in the compilation are such methods.
   */
  public static boolean covers(TreePath place, VisitorState state) {
    return MethodsAround.satisfy(
        place,
        method -> isOnTimer(method) || Expressions.contains(method, BackgroundWork::namesFile),
        state);
  }

  private static boolean isOnTimer(MethodTree method) {
    return method.getModifiers().getAnnotations().stream()
        .anyMatch(it -> ApiFact.ON_TIMER.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(it))));
  }

  private static boolean namesFile(Tree part) {
    if (part instanceof MethodInvocationTree call
        && ApiFact.NAMES_FILE.isMethodName(Expressions.simpleName(call.getMethodSelect()))
        && Symbols.of(call) instanceof MethodSymbol method
        && ApiFact.NAMES_FILE.holdsFor(method)) {
      return true;
    }
    return (part instanceof ExpressionTree || part instanceof VariableTree)
        && ApiFact.NAMES_FILE.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(part)));
  }
}
