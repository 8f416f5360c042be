package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
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
 * the class path, which happens at startup more often than for each request, a timer runs it, or it
 * is an operation of JMX.
 */
public final class BackgroundWork {
  /** Simple names of the annotations by which Spring and others export a method to JMX. */
  private static final ImmutableSet<String> MANAGED =
      ImmutableSet.of("ManagedAttribute", "ManagedOperation");

  private BackgroundWork() {}

  /**
   * Whether the method around a place names a file or a resource, is run by a timer or is an
   * operation of JMX, or all of its callers in the compilation are such methods.
   */
  public static boolean covers(TreePath place, VisitorState state) {
    return MethodsAround.satisfy(
        place,
        method ->
            isOnTimer(method)
                || isManaged(method, state)
                || Expressions.contains(method, BackgroundWork::namesFile),
        state);
  }

  private static boolean isOnTimer(MethodTree method) {
    return method.getModifiers().getAnnotations().stream()
        .anyMatch(it -> ApiFact.ON_TIMER.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(it))));
  }

  /**
   * Whether a method implements one of a management interface, which JMX knows by its name, or is
   * annotated as an operation or attribute.
   */
  private static boolean isManaged(MethodTree method, VisitorState state) {
    return method.getModifiers().getAnnotations().stream()
            .anyMatch(it -> MANAGED.contains(Expressions.simpleName(it.getAnnotationType())))
        || ASTHelpers.findSuperMethods(ASTHelpers.getSymbol(method), state.getTypes()).stream()
            .map(it -> it.enclClass())
            .anyMatch(
                type ->
                    type.isInterface()
                        && (type.getSimpleName().toString().endsWith("MBean")
                            || type.getSimpleName().toString().endsWith("MXBean")));
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
