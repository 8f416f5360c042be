package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.sharing.ThisEscape;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * When a field is initialized, seen from the code that reads it. A read before the initialization
 * gives null, and the read of a static field initializes its class: a fix that drops the read keeps
 * neither.
 */
public final class FieldInitialization {
  private FieldInitialization() {}

  /**
   * Whether the initializer of a field, in the unit that {@code state} stands in, precedes all code
   * that could read the field: a superclass's constructor may call a method of the object, and an
   * initializer above the field may call any.
   */
  public static boolean isFirst(TreePath declaration, VisitorState state) {
    if (!(declaration.getLeaf() instanceof VariableTree field)
        || !(declaration.getParentPath().getLeaf() instanceof ClassTree owner)
        || field.getInitializer() == null) {
      return false;
    }
    VarSymbol symbol = ASTHelpers.getSymbol(field);
    return symbol.isStatic()
        ? StaticInitializer.harmlessFields(owner, state).contains(field)
        : isFirstOfInstance(field, owner, state);
  }

  private static boolean isFirstOfInstance(
      VariableTree field, ClassTree owner, VisitorState state) {
    ClassSymbol type = ASTHelpers.getSymbol(owner);
    if (!isInert(type.getSuperclass().tsym)) {
      ThisEscape escape = ThisEscape.of(type, state);
      if (escape.isPossible() || !escape.calls().isEmpty()) {
        return false;
      }
    }
    for (Tree initializer : Initializers.ofInstances(owner)) {
      if (initializer == field) {
        return true;
      }
      boolean isLambda =
          initializer instanceof VariableTree earlier
              && earlier.getInitializer() instanceof LambdaExpressionTree;
      if (!isLambda && Expressions.contains(initializer, part -> mayRunCode(part, type))) {
        return false;
      }
    }
    return false;
  }

  private static boolean isInert(Symbol superclass) {
    return superclass instanceof ClassSymbol type
        && ApiFact.INERT.holdsForType(type.flatName().toString());
  }

  /** Whether a part of an initializer may run code of the object: it uses {@code this}. */
  private static boolean mayRunCode(Tree part, ClassSymbol type) {
    if (part instanceof LambdaExpressionTree || part instanceof ClassTree) {
      return true;
    }
    if (part instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof IdentifierTree
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) {
      return !method.isStatic();
    }
    if (part instanceof NewClassTree creation) {
      return Symbols.of(creation.getIdentifier()) instanceof ClassSymbol created
          && (created == type || created.hasOuterInstance());
    }
    return Expressions.isThis(part)
        || Expressions.isSuper(part)
        || Expressions.isQualifiedThis(part);
  }

  /** Whether dropping the read of a static field drops no initialization that has an effect. */
  public static boolean mayDropRead(TreePath use, VarSymbol field, VisitorState state) {
    if (!field.isStatic()) {
      return true;
    }
    for (Tree around : use) {
      if (around instanceof ClassTree type) {
        return precedesCode(field.enclClass(), ASTHelpers.getSymbol(type), state)
            || Evaluation.ofInitialization(field.enclClass(), state).maySkip().isGranted();
      }
    }
    return false;
  }

  /** Whether a class is initialized before any code of another class, {@code at}, runs. */
  static boolean precedesCode(ClassSymbol owner, ClassSymbol at, VisitorState state) {
    ClassSymbol type = at;
    while (true) {
      if (type.equals(owner)
          || (!owner.isInterface() && type.isSubClass(owner, state.getTypes()))) {
        return true;
      }
      boolean runsInside = type.hasOuterInstance() || !(type.owner instanceof ClassSymbol);
      if (!runsInside || ASTHelpers.enclosingClass(type) == null) {
        return false;
      }
      type = ASTHelpers.enclosingClass(type);
    }
  }
}
