package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Whether an object, mostly a map, is confined to one thread at a use: it is fresh and has not
 * escaped, belongs to a {@code ThreadLocal}, or its owner is still under construction.
 */
public final class ThreadConfinement {
  /** How many variables, parameters and conditional expressions a value is followed through. */
  private static final int DEPTH = 5;

  private enum Origin {
    /** A fresh object of the method. */
    FRESH,
    /** One object per thread. */
    CONFINED,
    /** Any other object, which other threads may hold too. */
    SHARED
  }

  private ThreadConfinement() {}

  /**
   * Whether several threads may use the map that an expression evaluates to.
   *
   * @param use leads to the expression
   */
  public static boolean isShared(TreePath use, VisitorState state) {
    ExpressionTree map = strip((ExpressionTree) use.getLeaf());
    if (isUnderConstruction(map, use, state)) {
      return false;
    }
    return switch (origin(map, state, DEPTH)) {
      case SHARED -> true;
      case CONFINED -> false;
      case FRESH ->
          Symbols.of(map) instanceof VarSymbol local
              && local.getKind() == ElementKind.LOCAL_VARIABLE
              && hasEscaped(local, use, state);
    };
  }

  /** Whether an expression evaluates to an object that each thread has one of. */
  public static boolean isOfThread(ExpressionTree object, VisitorState state) {
    return origin(object, state, DEPTH) == Origin.CONFINED;
  }

  /** Whether a map is a field of {@code this}, which is under construction, with fresh values. */
  private static boolean isUnderConstruction(ExpressionTree map, TreePath use, VisitorState state) {
    return Expressions.isField(map)
        && Assignments.isOwn(map)
        && Symbols.of(map) instanceof VarSymbol field
        && Construction.of(state).isDuring(use, field)
        && !isForLater(use.getParentPath())
        && Assignments.areAll(field, value -> origin(value, state, DEPTH) == Origin.FRESH, state);
  }

  /** Whether a use is the object of a method reference, which may be called at any time. */
  private static boolean isForLater(TreePath user) {
    return user.getLeaf() instanceof MemberReferenceTree && !Construction.isLoopBody(user);
  }

  private static ExpressionTree strip(ExpressionTree expression) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(expression);
    return stripped instanceof TypeCastTree cast ? strip(cast.getExpression()) : stripped;
  }

  private static Origin origin(ExpressionTree expression, VisitorState state, int depth) {
    ExpressionTree map = strip(expression);
    if (depth == 0) {
      return Origin.SHARED;
    }
    if (map instanceof NewClassTree || map instanceof NewArrayTree) {
      return Origin.FRESH;
    }
    if (map instanceof ConditionalExpressionTree either) {
      return widest(
          origin(either.getTrueExpression(), state, depth - 1),
          origin(either.getFalseExpression(), state, depth - 1));
    }
    if (map instanceof AssignmentTree assignment) {
      return Expressions.isField(assignment.getVariable())
          ? Origin.SHARED
          : origin(assignment.getExpression(), state, depth - 1);
    }
    if (map instanceof ArrayAccessTree element) {
      return origin(element.getExpression(), state, depth - 1);
    }
    if (map instanceof MethodInvocationTree call) {
      return originOfResult(call);
    }
    return Symbols.of(map) instanceof VarSymbol variable
        ? originOf(variable, map, state, depth)
        : Origin.SHARED;
  }

  private static Origin widest(Origin one, Origin other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static Origin originOfResult(MethodInvocationTree call) {
    Symbol symbol = ASTHelpers.getSymbol(call.getMethodSelect());
    if (symbol == null) {
      return Origin.SHARED;
    }
    String name = symbol.name.toString();
    if (name.equals("get") && call.getArguments().isEmpty() && ThreadLocals.declares(symbol)) {
      return Origin.CONFINED;
    }
    boolean isCreation =
        name.equals("collect")
            || name.equals("clone")
            || name.startsWith("new")
            || name.startsWith("create")
            || name.startsWith("copy");
    return isCreation ? Origin.FRESH : Origin.SHARED;
  }

  private static Origin originOf(
      VarSymbol variable, ExpressionTree use, VisitorState state, int depth) {
    return switch (variable.getKind()) {
      case PARAMETER -> originOfParameter(variable, state, depth);
      case LOCAL_VARIABLE ->
          Assignments.values(variable, state).stream()
              .map(value -> origin(value, state, depth - 1))
              .reduce(ThreadConfinement::widest)
              .orElse(Origin.SHARED);
      default ->
          !variable.isStatic() && use instanceof MemberSelectTree select && isLocal(select)
              ? origin(select.getExpression(), state, depth - 1)
              : Origin.SHARED;
    };
  }

  private static boolean isLocal(MemberSelectTree field) {
    return Symbols.of(strip(field.getExpression())) instanceof VarSymbol owner
        && owner.getKind() == ElementKind.LOCAL_VARIABLE;
  }

  private static Origin originOfParameter(VarSymbol parameter, VisitorState state, int depth) {
    UnitIndex index = UnitIndex.of(state);
    Optional<TreePath> declaration = index.declaration(parameter);
    if (declaration.isEmpty()) {
      return Origin.SHARED;
    }
    TreePath owner = declaration.get().getParentPath();
    if (owner.getLeaf() instanceof LambdaExpressionTree) {
      return owner.getParentPath().getLeaf() instanceof MethodInvocationTree call
              && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
              && ApiFact.ACCUMULATES.isMethodName(method.name.toString())
          ? Origin.FRESH
          : Origin.SHARED;
    }
    if (!(owner.getLeaf() instanceof MethodTree method)
        || (parameter.owner.flags() & Flags.PRIVATE) == 0) {
      return Origin.SHARED;
    }
    int position = method.getParameters().indexOf(declaration.get().getLeaf());
    return index.calls((MethodSymbol) parameter.owner).stream()
        .map(call -> originOfArgument(call.getLeaf(), position, state, depth - 1))
        .reduce(ThreadConfinement::widest)
        .orElse(Origin.SHARED);
  }

  private static Origin originOfArgument(Tree call, int position, VisitorState state, int depth) {
    return call instanceof MethodInvocationTree invocation
            && position < invocation.getArguments().size()
        ? origin(invocation.getArguments().get(position), state, depth)
        : Origin.SHARED;
  }

  /** Whether a fresh map has escaped before it is used, to a field or another thread. */
  private static boolean hasEscaped(VarSymbol local, TreePath use, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    Optional<TreePath> declaration = index.declaration(local);
    if (declaration.isEmpty()) {
      return false;
    }
    for (TreePath other : index.uses(local)) {
      if (Source.start(other.getLeaf()) < Source.start(use.getLeaf())
          && other.getParentPath().getLeaf() instanceof AssignmentTree stored
          && stored.getExpression() == other.getLeaf()
          && Expressions.isField(stored.getVariable())) {
        return true;
      }
    }
    Tree scope = declaration.get().getParentPath().getLeaf();
    TreePath function = null;
    for (TreePath path = use; path.getLeaf() != scope; path = path.getParentPath()) {
      if (path.getLeaf() instanceof LambdaExpressionTree || path.getLeaf() instanceof ClassTree) {
        function = path;
      }
      if (path.getParentPath() == null) {
        return false;
      }
    }
    return function != null && ThreadHandoff.isHandedOff(function, state);
  }
}
