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
 * How a place in the code comes to run, seen from the place outward to the members that run it.
 *
 * @param how what runs it
 * @param runners the methods or constructors that run it, empty for {@link How#ONCE} and {@link
 *     How#UNKNOWN}
 * @param owner the class of those, or of the static field
 */
record ExecutionContext(How how, ImmutableList<MethodSymbol> runners, ClassSymbol owner) {
  /** What runs a place. */
  enum How {
    /** With each instance of the owner, at most: its construction, or a field filled once. */
    PER_INSTANCE,
    /** With each call of the one runner. */
    PER_CALL,
    /** Once in a program. */
    ONCE,
    /** On some calls, or nothing tells when. */
    UNKNOWN
  }

  private static final ExecutionContext UNKNOWN =
      new ExecutionContext(How.UNKNOWN, ImmutableList.of(), null);

  /** Climbs from a place to what runs it. */
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
            : always || Returned.isMadeForCaller(place)
                ? new ExecutionContext(How.PER_CALL, ImmutableList.of(symbol), symbol.enclClass())
                : UNKNOWN;
      }
      if (parent.getLeaf() instanceof ClassTree type) {
        if (isStatic(tree)) {
          return new ExecutionContext(How.ONCE, ImmutableList.of(), ASTHelpers.getSymbol(type));
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
        return kept(place, at);
      }
      always &= !isChoice(parent.getLeaf(), tree);
      at = parent;
    }
    return UNKNOWN;
  }

  private static ExecutionContext perInstance(
      ClassSymbol type, ImmutableList<MethodSymbol> constructors) {
    return new ExecutionContext(How.PER_INSTANCE, constructors, type);
  }

  /** A field that is filled where it was found empty. */
  private static ExecutionContext kept(TreePath place, TreePath until) {
    for (TreePath at = place; at != until.getParentPath(); at = at.getParentPath()) {
      if (at.getLeaf() instanceof AssignmentTree assignment
          && ASTHelpers.getSymbol(assignment.getVariable()) instanceof VarSymbol field
          && field.getKind() == ElementKind.FIELD) {
        return field.isStatic()
            ? new ExecutionContext(How.ONCE, ImmutableList.of(), field.enclClass())
            : perInstance(field.enclClass(), constructors(field.enclClass()));
      }
    }
    // Kept by key: how many there are is not to be seen.
    return UNKNOWN;
  }

  /** Whether a part of a tree runs on some of the tree's runs only. */
  private static boolean isChoice(Tree parent, Tree part) {
    return switch (parent.getKind()) {
      case IF -> part != ((IfTree) parent).getCondition();
      case CONDITIONAL_EXPRESSION -> part != ((ConditionalExpressionTree) parent).getCondition();
      case CONDITIONAL_AND, CONDITIONAL_OR -> part == ((BinaryTree) parent).getRightOperand();
      case CASE -> true;
      case BLOCK ->
          part instanceof StatementTree statement
              && Exits.before(statement, ((BlockTree) parent).getStatements());
      default -> false;
    };
  }

  /** Every constructor of a class, one of which runs its initialisers. */
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
    // By the symbol: a field of an interface is static without saying so.
    return member instanceof VariableTree field
        && ASTHelpers.getSymbol(field) != null
        && (ASTHelpers.getSymbol(field).flags() & Flags.STATIC) != 0;
  }

  private static boolean isInitialiser(Tree member) {
    return member instanceof BlockTree || member instanceof VariableTree;
  }
}
