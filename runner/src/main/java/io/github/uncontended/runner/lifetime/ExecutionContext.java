package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.LazyInitialization;
import javax.lang.model.element.ElementKind;

/**
 * The member that executes a place in the code, and how often it does so.
 *
 * @param frequency how often the place is executed
 * @param callables the methods or constructors whose calls execute it; empty for {@link
 *     Frequency#ONCE} and {@link Frequency#UNKNOWN}
 * @param owner the class that declares the member; null for {@link Frequency#UNKNOWN}
 */
record ExecutionContext(
    Frequency frequency, ImmutableList<MethodSymbol> callables, ClassSymbol owner) {
  /** How often a place is executed. */
  enum Frequency {
    /**
     * At most once per instance of the owner: in its construction or a lazily initialized field.
     */
    PER_INSTANCE,
    /** On each call of the one callable. */
    PER_CALL,
    /** Once: in a static initializer or a lazily initialized static field. */
    ONCE,
    /** On some calls only, or not determined. */
    UNKNOWN
  }

  private static final ExecutionContext UNKNOWN =
      new ExecutionContext(Frequency.UNKNOWN, ImmutableList.of(), null);

  /** Determines the context of a place from its enclosing trees. */
  static ExecutionContext of(TreePath place) {
    boolean always = true;
    TreePath at = place;
    while (at.getParentPath() != null) {
      Tree tree = at.getLeaf();
      TreePath parent = at.getParentPath();
      if (tree instanceof MethodTree method) {
        ClassTree type = (ClassTree) parent.getLeaf();
        MethodSymbol symbol = ASTHelpers.getSymbol(method);
        if (symbol == null) {
          return UNKNOWN;
        }
        if (symbol.isConstructor() && isAnonymous(type)) {
          at = parent.getParentPath();
          continue;
        }
        return symbol.isConstructor()
            ? perInstance(symbol.enclClass(), ImmutableList.of(symbol))
            : always || FactoryReturns.isFreshForCaller(place)
                ? new ExecutionContext(
                    Frequency.PER_CALL, ImmutableList.of(symbol), symbol.enclClass())
                : UNKNOWN;
      }
      if (parent.getLeaf() instanceof ClassTree type) {
        if (isStatic(tree)) {
          return new ExecutionContext(
              Frequency.ONCE, ImmutableList.of(), ASTHelpers.getSymbol(type));
        }
        if (!isInitialiser(tree)) {
          return UNKNOWN;
        }
        if (!isAnonymous(type)) {
          return perInstance(ASTHelpers.getSymbol(type), constructors(ASTHelpers.getSymbol(type)));
        }
        at = parent.getParentPath();
        continue;
      }
      if (parent.getLeaf() instanceof LambdaExpressionTree || tree instanceof CatchTree) {
        return UNKNOWN;
      }
      if (LazyInitialization.contains(at)) {
        return lazilyInitialized(place, at);
      }
      always &= !isConditional(parent.getLeaf(), tree);
      at = parent;
    }
    return UNKNOWN;
  }

  private static ExecutionContext perInstance(
      ClassSymbol type, ImmutableList<MethodSymbol> constructors) {
    return new ExecutionContext(Frequency.PER_INSTANCE, constructors, type);
  }

  /** The context of the initial value of a field that is assigned only if it is unset. */
  private static ExecutionContext lazilyInitialized(TreePath place, TreePath until) {
    for (TreePath at = place; at != until.getParentPath(); at = at.getParentPath()) {
      if (at.getLeaf() instanceof AssignmentTree assignment
          && ASTHelpers.getSymbol(assignment.getVariable()) instanceof VarSymbol field
          && field.getKind() == ElementKind.FIELD) {
        return field.isStatic()
            ? new ExecutionContext(Frequency.ONCE, ImmutableList.of(), field.enclClass())
            : perInstance(field.enclClass(), constructors(field.enclClass()));
      }
    }
    // Cached by key, for an unknown number of keys.
    return UNKNOWN;
  }

  /** Whether a part of a tree is executed on some executions of the tree only. */
  private static boolean isConditional(Tree parent, Tree part) {
    return switch (parent.getKind()) {
      case IF -> part != ((IfTree) parent).getCondition();
      case CONDITIONAL_EXPRESSION -> part != ((ConditionalExpressionTree) parent).getCondition();
      case CONDITIONAL_AND, CONDITIONAL_OR -> part == ((BinaryTree) parent).getRightOperand();
      case CASE -> true;
      case BLOCK ->
          part instanceof StatementTree statement
              && EarlyExits.existBefore(statement, ((BlockTree) parent).getStatements());
      default -> false;
    };
  }

  /** The constructors of a class, each of which executes its instance initializers. */
  static ImmutableList<MethodSymbol> constructors(ClassSymbol type) {
    ImmutableList.Builder<MethodSymbol> constructors = ImmutableList.builder();
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method && method.isConstructor()) {
        constructors.add(method);
      }
    }
    return constructors.build();
  }

  private static boolean isAnonymous(ClassTree type) {
    return type.getSimpleName().isEmpty();
  }

  private static boolean isStatic(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    // By the symbol: a field of an interface is implicitly static.
    return member instanceof VariableTree field
        && ASTHelpers.getSymbol(field) != null
        && (ASTHelpers.getSymbol(field).flags() & Flags.STATIC) != 0;
  }

  private static boolean isInitialiser(Tree member) {
    return member instanceof BlockTree || member instanceof VariableTree;
  }
}
