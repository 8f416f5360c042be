package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.Optional;

/** What a variable is ever given, as far as its compilation unit shows. */
public final class Assignments {
  private Assignments() {}

  /** The initializer and every assigned value that the unit shows, {@code null} not included. */
  public static ImmutableList<ExpressionTree> values(VarSymbol variable, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    ImmutableList.Builder<ExpressionTree> values = ImmutableList.builder();
    if (index.declaration(variable).map(TreePath::getLeaf).orElse(null)
            instanceof VariableTree declared
        && declared.getInitializer() != null) {
      add(values, declared.getInitializer());
    }
    for (TreePath use : index.uses(variable)) {
      assignment(use)
          .ifPresent(path -> add(values, ((AssignmentTree) path.getLeaf()).getExpression()));
    }
    return values.build();
  }

  private static void add(ImmutableList.Builder<ExpressionTree> values, ExpressionTree value) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(value);
    if (ASTHelpers.getType(stripped) == null || !ASTHelpers.getType(stripped).hasTag(TypeTag.BOT)) {
      values.add(stripped);
    }
  }

  /** The assignment whose target a use of a variable is. */
  public static Optional<TreePath> assignment(TreePath use) {
    TreePath target = use;
    while (target.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      target = target.getParentPath();
    }
    return target.getParentPath().getLeaf() instanceof AssignmentTree assignment
            && assignment.getVariable() == target.getLeaf()
        ? Optional.of(target.getParentPath())
        : Optional.empty();
  }

  /**
   * Whether a field never changes once its object is built, though it may not be final: it is
   * private, and only initializers and constructors write it.
   */
  public static boolean isSettled(VarSymbol field, VisitorState state) {
    if ((field.flags() & Flags.FINAL) != 0) {
      return true;
    }
    Construction construction = Construction.of(state);
    return (field.flags() & Flags.PRIVATE) != 0
        && UnitIndex.of(state).uses(field).stream()
            .filter(Assignments::isWritten)
            .allMatch(use -> isOwn(use.getLeaf()) && construction.isDuring(use, field));
  }

  /** Whether a use of a field names no object but {@code this}. */
  public static boolean isOwn(Tree use) {
    return use instanceof IdentifierTree
        || (use instanceof MemberSelectTree select && Construction.isThis(select.getExpression()));
  }

  private static boolean isWritten(TreePath use) {
    TreePath target = use;
    while (target.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      target = target.getParentPath();
    }
    Tree user = target.getParentPath().getLeaf();
    if (user instanceof AssignmentTree assignment) {
      return assignment.getVariable() == target.getLeaf();
    }
    if (user instanceof CompoundAssignmentTree assignment) {
      return assignment.getVariable() == target.getLeaf();
    }
    return counts(user);
  }

  /** Whether evaluating an expression itself, not a method that it calls, changes a variable. */
  public static boolean assigns(ExpressionTree expression) {
    return Expressions.comeTo(
        expression,
        tree ->
            tree instanceof AssignmentTree
                || tree instanceof CompoundAssignmentTree
                || counts(tree));
  }

  /** Whether a tree is {@code ++} or {@code --}. */
  public static boolean counts(Tree tree) {
    return switch (tree.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }
}
