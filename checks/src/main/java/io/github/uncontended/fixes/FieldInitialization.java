package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
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
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Collection;

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

  /**
   * Whether each constructor that does not call another one of the class has one of some statements
   * in its body, which assign a field of the object, before any code that could read the field.
   */
  public static boolean isFirstInConstructors(
      VarSymbol field,
      ClassTree owner,
      Collection<? extends Tree> assignments,
      VisitorState state) {
    return isSilentSuperclass(field.enclClass(), state)
        && Initializers.ofInstances(owner).stream().noneMatch(it -> mayRead(it, field))
        && owner.getMembers().stream()
            .filter(member -> member instanceof MethodTree method && isConstructor(method))
            .allMatch(member -> assignsFirst((MethodTree) member, assignments, field));
  }

  private static boolean isConstructor(MethodTree method) {
    return ASTHelpers.getSymbol(method).isConstructor();
  }

  private static boolean assignsFirst(
      MethodTree constructor, Collection<? extends Tree> assignments, VarSymbol field) {
    MethodInvocationTree call = Bodies.constructorCall(constructor).orElse(null);
    if (call != null && Bodies.delegatesToThis(call)) {
      return true;
    }
    for (StatementTree statement : constructor.getBody().getStatements()) {
      if (assignments.contains(statement)) {
        return true;
      }
      boolean isCall =
          statement instanceof ExpressionStatementTree alone && alone.getExpression() == call;
      if (!isCall && mayRead(statement, field)) {
        return false;
      }
    }
    return false;
  }

  /** Whether the constructors of a superclass run no code of the object. */
  private static boolean isSilentSuperclass(ClassSymbol type, VisitorState state) {
    if (isInert(type.getSuperclass().tsym)) {
      return true;
    }
    ThisEscape escape = ThisEscape.of(type, state);
    return !escape.isPossible() && escape.calls().isEmpty();
  }

  /**
   * Whether a member or statement of the construction may read a field: it names it, or may run
   * other code.
   */
  private static boolean mayRead(Tree code, VarSymbol field) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree part, Void unused) {
        if (part == null
            || found[0]
            || (part == code
                && part instanceof VariableTree variable
                && variable.getInitializer() instanceof LambdaExpressionTree)) {
          return null;
        }
        boolean isOther =
            part instanceof MemberSelectTree select
                && Expressions.isThis(select.getExpression())
                && Symbols.of(select) instanceof VarSymbol selected
                && !selected.equals(field);
        found[0] |= mayRunCode(part, field.enclClass());
        if (part instanceof ExpressionTree name) {
          found[0] |= field.equals(Symbols.of(name));
        }
        return isOther ? null : super.scan(part, null);
      }
    }.scan(code, null);
    return found[0];
  }

  private static boolean isFirstOfInstance(
      VariableTree field, ClassTree owner, VisitorState state) {
    ClassSymbol type = ASTHelpers.getSymbol(owner);
    if (!isSilentSuperclass(type, state)) {
      return false;
    }
    for (Tree initializer : Initializers.ofInstances(owner)) {
      if (initializer == field) {
        return true;
      }
      if (mayRead(initializer, ASTHelpers.getSymbol(field))) {
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
