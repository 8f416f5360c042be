package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which assignments a variable has in its compilation unit, and which code contains assignments.
 */
public final class Assignments {
  private Assignments() {}

  /** What was asked of the variables of a unit, which may have as many uses as calls that ask. */
  private record Known(
      Map<VarSymbol, ImmutableList<ExpressionTree>> values, Map<VarSymbol, Boolean> ownWrites) {
    static Known of(UnitIndex index) {
      return index.memo(Known.class, unit -> new Known(new HashMap<>(), new HashMap<>()));
    }
  }

  /**
   * The values that may reach a variable: its initializer and the right-hand side of every
   * assignment in the unit, without {@code null}. The control flow is not taken into account.
   */
  public static ImmutableList<ExpressionTree> values(VarSymbol variable, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    return Known.of(index)
        .values()
        .computeIfAbsent(variable, unknown -> findValues(unknown, index));
  }

  /** The same in the unit of the compilation that declares the variable; none if no unit does. */
  public static ImmutableList<ExpressionTree> valuesWhereDeclared(
      VarSymbol variable, VisitorState state) {
    return CompilationIndex.of(state)
        .declaration(variable)
        .map(declaration -> values(variable, state.withPath(declaration)))
        .orElseGet(ImmutableList::of);
  }

  private static ImmutableList<ExpressionTree> findValues(VarSymbol variable, UnitIndex index) {
    ImmutableList.Builder<ExpressionTree> values = ImmutableList.builder();
    if (index.declaration(variable).map(TreePath::getLeaf).orElse(null)
            instanceof VariableTree declared
        && declared.getInitializer() != null) {
      add(values, declared.getInitializer());
    }
    assignedAt(index.uses(variable)).forEach(value -> add(values, value));
    return values.build();
  }

  private static void add(ImmutableList.Builder<ExpressionTree> values, ExpressionTree value) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(value);
    if (ASTHelpers.getType(stripped) == null || !ASTHelpers.getType(stripped).hasTag(TypeTag.BOT)) {
      values.add(stripped);
    }
  }

  /** The right-hand sides of the assignments by {@code =} among the uses of a variable. */
  public static Stream<ExpressionTree> assignedAt(Collection<TreePath> uses) {
    return uses.stream()
        .flatMap(use -> assignment(use).stream())
        .map(path -> ((AssignmentTree) path.getLeaf()).getExpression());
  }

  /** The assignment by {@code =} that has a use of a variable as its target. */
  public static Optional<TreePath> assignment(TreePath use) {
    TreePath target = Places.withParentheses(use);
    return target.getParentPath().getLeaf() instanceof AssignmentTree assignment
            && assignment.getVariable() == target.getLeaf()
        ? Optional.of(target.getParentPath())
        : Optional.empty();
  }

  /** Whether a variable gets values in its unit, and all of them fulfil a condition. */
  public static boolean areAll(
      VarSymbol variable, Predicate<ExpressionTree> condition, VisitorState state) {
    ImmutableList<ExpressionTree> values = values(variable, state);
    return !values.isEmpty() && values.stream().allMatch(condition);
  }

  /** Whether a variable only gets objects that its unit creates by {@code new}. */
  public static boolean areConstructed(VarSymbol variable, VisitorState state) {
    return areAll(variable, NewClassTree.class::isInstance, state);
  }

  /**
   * Whether a field is effectively final: it is final, or it is private and only initializers and
   * constructors write it, on their own object.
   */
  public static boolean isEffectivelyFinal(VarSymbol field, VisitorState state) {
    return isEffectivelyFinal(field, state.getPath().getCompilationUnit(), state.context);
  }

  /**
   * The same, seen from a unit.
   *
   * @param unit the one that declares the field, if it is private
   */
  public static boolean isEffectivelyFinal(
      VarSymbol field, CompilationUnitTree unit, Context context) {
    if ((field.flags() & Flags.FINAL) != 0) {
      return true;
    }
    if ((field.flags() & Flags.PRIVATE) == 0) {
      return false;
    }
    UnitIndex index = UnitIndex.of(unit, context);
    Construction construction = Construction.of(unit, context);
    return Known.of(index)
        .ownWrites()
        .computeIfAbsent(field, unknown -> isWrittenDuring(construction, unknown, index));
  }

  private static boolean isWrittenDuring(
      Construction construction, VarSymbol field, UnitIndex index) {
    return index.uses(field).stream()
        .filter(Assignments::isTarget)
        .allMatch(use -> isOwn(use.getLeaf()) && construction.isDuring(use, field));
  }

  /** Whether a use of a field selects it from {@code this} or {@code super}, explicitly or not. */
  public static boolean isOwn(Tree use) {
    if (use instanceof ParenthesizedTree parenthesized) {
      return isOwn(parenthesized.getExpression());
    }
    return use instanceof IdentifierTree
        || (use instanceof MemberSelectTree select
            && (Expressions.isThis(select.getExpression())
                || Expressions.isSuper(select.getExpression())));
  }

  /** Whether a variable is assigned to itself, which changes nothing. */
  public static boolean isSame(ExpressionTree value, Tree target) {
    return Symbols.of(value) instanceof VarSymbol variable
        && variable.equals(Symbols.of(target))
        && isOwn(value)
        && isOwn(target);
  }

  /**
   * Whether a use of a variable writes it: the target of an assignment, {@code ++} or {@code --}.
   */
  public static boolean isTarget(TreePath use) {
    TreePath target = Places.withParentheses(use);
    Tree user = target.getParentPath().getLeaf();
    if (user instanceof AssignmentTree assignment) {
      return assignment.getVariable() == target.getLeaf();
    }
    if (user instanceof CompoundAssignmentTree assignment) {
      return assignment.getVariable() == target.getLeaf();
    }
    return isIncrementOrDecrement(user);
  }

  /**
   * Whether evaluating an expression writes a variable by itself: an assignment, {@code ++} or
   * {@code --} outside of lambdas and class bodies. Called methods may write variables too.
   */
  public static boolean writesWhenEvaluated(ExpressionTree expression) {
    return Expressions.evaluates(expression, Assignments::isWrite);
  }

  /**
   * Whether an assignment, {@code ++} or {@code --} stands anywhere in a tree, also in a lambda or
   * class body, which a callee may run.
   */
  public static boolean containsWrite(Tree tree) {
    return Expressions.contains(tree, Assignments::isWrite);
  }

  /**
   * Whether a tree contains an assignment by {@code =}, which can make a variable definitely
   * assigned for the code that follows (JLS 16). The other forms need an assigned variable.
   */
  public static boolean mayDefinitelyAssign(Tree tree) {
    return Expressions.contains(tree, AssignmentTree.class::isInstance);
  }

  private static boolean isWrite(Tree tree) {
    return target(tree) != null;
  }

  /** What an assignment, {@code ++} or {@code --} writes; null for any other tree. */
  public static ExpressionTree target(Tree tree) {
    if (tree instanceof AssignmentTree assignment) {
      return assignment.getVariable();
    }
    if (tree instanceof CompoundAssignmentTree assignment) {
      return assignment.getVariable();
    }
    return isIncrementOrDecrement(tree) ? ((UnaryTree) tree).getExpression() : null;
  }

  /** The variable that a declaration or an assignment gives a value; null for other code. */
  public static VarSymbol holder(Tree tree) {
    if (tree instanceof VariableTree variable) {
      return ASTHelpers.getSymbol(variable);
    }
    return tree instanceof AssignmentTree assignment
            && Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
        ? variable
        : null;
  }

  /** Whether a tree is {@code ++} or {@code --}. */
  public static boolean isIncrementOrDecrement(Tree tree) {
    return switch (tree.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }
}
