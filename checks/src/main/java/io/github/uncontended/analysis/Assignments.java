package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
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
    return (field.flags() & Flags.PRIVATE) != 0
        && UnitIndex.of(state).uses(field).stream()
            .flatMap(use -> assignment(use).stream())
            .allMatch(Assignments::isWhileBuilding);
  }

  private static boolean isWhileBuilding(TreePath assignment) {
    TreePath path = assignment;
    while (!(path.getParentPath().getLeaf() instanceof ClassTree)) {
      if (path.getLeaf() instanceof LambdaExpressionTree) {
        return false;
      }
      path = path.getParentPath();
    }
    Tree member = path.getLeaf();
    return member instanceof BlockTree
        || (member instanceof MethodTree method && method.getName().contentEquals("<init>"));
  }
}
