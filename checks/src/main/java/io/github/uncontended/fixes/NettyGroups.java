package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;

/** The event loop groups of NIO that a unit constructs, and who gets them. */
final class NettyGroups {
  /** What code does with a group whose channels it does not choose itself. */
  private static final ImmutableSet<String> OF_GROUP =
      ImmutableSet.of(
          "awaitTermination",
          "isShutdown",
          "isShuttingDown",
          "isTerminated",
          "shutdown",
          "shutdownGracefully",
          "terminationFuture");

  private final List<TreePath> groups;
  private final VisitorState state;

  NettyGroups(List<TreePath> groups, VisitorState state) {
    this.groups = groups;
    this.state = state;
  }

  /** Whether the bootstraps of the unit get no other groups, whose transport would not change. */
  boolean areAllOfBootstraps() {
    return getOnly(this::isOne);
  }

  /** Whether the bootstraps of the unit get no groups but those that it constructs, of any kind. */
  boolean areConstructed() {
    return getOnly(NewClassTree.class::isInstance);
  }

  private boolean getOnly(Predicate<ExpressionTree> group) {
    boolean[] all = {true};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        all[0] &=
            !isOfBootstrap(call)
                || call.getArguments().stream().allMatch(it -> isAlways(it, group));
        return super.visitMethodInvocation(call, null);
      }
    }.scan(state.getPath().getCompilationUnit(), null);
    return all[0];
  }

  private boolean isOne(ExpressionTree value) {
    return groups.stream().anyMatch(group -> group.getLeaf() == value);
  }

  /** Whether all values that an argument may have are groups of a kind. */
  private boolean isAlways(ExpressionTree argument, Predicate<ExpressionTree> group) {
    ExpressionTree value = ASTHelpers.stripParentheses(argument);
    if (!(Symbols.of(value) instanceof VarSymbol variable)) {
      return areAll(value, group);
    }
    List<ExpressionTree> values = Assignments.values(variable, state);
    return !values.isEmpty()
        && variable.getKind() != ElementKind.PARAMETER
        && values.stream().allMatch(each -> areAll(each, group));
  }

  private static boolean areAll(ExpressionTree value, Predicate<ExpressionTree> group) {
    ExpressionTree bare = ASTHelpers.stripParentheses(value);
    return bare instanceof ConditionalExpressionTree choice
        ? areAll(choice.getTrueExpression(), group) && areAll(choice.getFalseExpression(), group)
        : group.test(bare);
  }

  /** Whether only bootstraps of this unit get a group. */
  boolean isConfined(TreePath group) {
    if (isOfBootstrap(group)) {
      return true;
    }
    VarSymbol variable = Assignments.holder(group.getParentPath().getLeaf());
    if (variable == null
        || (Expressions.isField(variable) && !variable.isPrivate())
        || Assignments.values(variable, state).size() != 1) {
      return false;
    }
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      boolean known =
          Assignments.isTarget(use)
              || isOfBootstrap(use)
              || isNullTest(use.getParentPath().getLeaf())
              || (use.getParentPath().getLeaf() instanceof MemberSelectTree select
                  && OF_GROUP.contains(select.getIdentifier().toString()));
      if (!known) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNullTest(Tree user) {
    return user.getKind() == Tree.Kind.EQUAL_TO || user.getKind() == Tree.Kind.NOT_EQUAL_TO;
  }

  private static boolean isOfBootstrap(TreePath argument) {
    return argument.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() != argument.getLeaf()
        && isOfBootstrap(call);
  }

  /** Whether a call gives groups to a bootstrap. */
  private static boolean isOfBootstrap(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.name.contentEquals("group")
        && !method.params().isEmpty()
        && KnownTypes.packageOf(method.enclClass()).equals("io.netty.bootstrap");
  }
}
