package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.HashSet;
import java.util.Set;

/**
 * Which expressions of a place are read without a trace, by their syntactic form: constants, local
 * variables, fields of {@code this} and of classes that are initialized by then, and arithmetic
 * with them.
 */
final class InertExpressions {
  private final VisitorState state;
  private final Set<Symbol> initialized = new HashSet<>();

  InertExpressions(VisitorState state) {
    this.state = state;
    gatherInitialized();
  }

  /**
   * The classes whose initialization has begun when the place runs: the innermost one, those that a
   * local, anonymous or inner class belongs to, and their superclasses.
   */
  private void gatherInitialized() {
    for (TreePath at = state.getPath(); at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree tree) {
        ClassSymbol type = ASTHelpers.getSymbol(tree);
        for (Symbol each = type;
            each instanceof ClassSymbol superclass;
            each = superclass.getSuperclass().tsym) {
          initialized.add(superclass);
        }
        boolean belongs =
            type.hasOuterInstance() || !(type.owner instanceof ClassSymbol) || type.isAnonymous();
        if (!belongs) {
          return;
        }
      }
    }
  }

  /** Whether evaluation cannot be observed, and no other code can change the value. */
  boolean isInert(ExpressionTree expression) {
    return isUnobservable(expression, true);
  }

  /** Whether evaluation cannot be observed; other code may change the value. */
  boolean isUnobservable(ExpressionTree expression) {
    return isUnobservable(expression, false);
  }

  private boolean isUnobservable(ExpressionTree expression, boolean settled) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    if (bare instanceof LiteralTree || ASTHelpers.constValue(bare) != null) {
      return true;
    }
    if (bare instanceof TypeCastTree cast) {
      return Expressions.isNull(cast.getExpression())
          || (cannotFail(cast) && isUnobservable(cast.getExpression(), settled));
    }
    if (bare instanceof UnaryTree unary) {
      return !Assignments.isIncrementOrDecrement(unary)
          && isPrimitive(unary.getExpression())
          && isUnobservable(unary.getExpression(), settled);
    }
    if (bare instanceof BinaryTree binary) {
      return bare.getKind() != Tree.Kind.DIVIDE
          && bare.getKind() != Tree.Kind.REMAINDER
          && isPrimitive(binary.getLeftOperand())
          && isPrimitive(binary.getRightOperand())
          && isUnobservable(binary.getLeftOperand(), settled)
          && isUnobservable(binary.getRightOperand(), settled);
    }
    return Symbols.of(bare) instanceof VarSymbol variable && isRead(bare, variable, settled);
  }

  private boolean cannotFail(TypeCastTree cast) {
    Type from = ASTHelpers.getType(cast.getExpression());
    Type to = ASTHelpers.getType(cast);
    return from != null
        && to != null
        && from.isPrimitive() == to.isPrimitive()
        && (from.isPrimitive() || state.getTypes().isSubtype(from, to));
  }

  private static boolean isPrimitive(ExpressionTree operand) {
    Type type = ASTHelpers.getType(operand);
    return type != null && type.isPrimitive();
  }

  private boolean isRead(ExpressionTree expression, VarSymbol variable, boolean settled) {
    if (!(variable.owner instanceof ClassSymbol owner) || variable.name.contentEquals("this")) {
      return true;
    }
    if (variable.name.contentEquals("class")) {
      return true;
    }
    if (settled && (variable.flags() & Flags.FINAL) == 0) {
      return false;
    }
    if (variable.isStatic()) {
      boolean isNamed =
          expression instanceof IdentifierTree
              || (expression instanceof MemberSelectTree select
                  && Symbols.of(select.getExpression()) instanceof Symbol.TypeSymbol);
      return isNamed
          && (initialized.contains(owner) || KnownTypes.packageOf(owner).startsWith("java."));
    }
    return Assignments.isOwn(expression);
  }
}
