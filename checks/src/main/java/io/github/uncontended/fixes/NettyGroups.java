package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
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
    boolean[] all = {true};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        all[0] &= !isOfBootstrap(call) || call.getArguments().stream().allMatch(it -> isOne(it));
        return super.visitMethodInvocation(call, null);
      }
    }.scan(state.getPath().getCompilationUnit(), null);
    return all[0];
  }

  private boolean isOne(ExpressionTree argument) {
    ExpressionTree value = ASTHelpers.stripParentheses(argument);
    if (groups.stream().anyMatch(group -> group.getLeaf() == value)) {
      return true;
    }
    List<ExpressionTree> values =
        Symbols.of(value) instanceof VarSymbol variable
            ? Assignments.values(variable, state)
            : List.of();
    return !values.isEmpty()
        && values.stream()
            .allMatch(each -> groups.stream().anyMatch(group -> group.getLeaf() == each));
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

  /** Whether the channel type of a class literal is that of a bootstrap which the unit creates. */
  boolean isOfOwnBootstrap(TreePath literal) {
    return literal.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && isOwn(ASTHelpers.getReceiver(call));
  }

  private boolean isOwn(ExpressionTree bootstrap) {
    ExpressionTree root = root(bootstrap);
    if (!(Symbols.of(root) instanceof VarSymbol variable)) {
      return root instanceof NewClassTree;
    }
    List<ExpressionTree> values = Assignments.values(variable, state);
    return variable.getKind() != ElementKind.PARAMETER
        && !values.isEmpty()
        && values.stream().allMatch(value -> root(value) instanceof NewClassTree);
  }

  /** What a chain of calls begins with; null for a call without a receiver. */
  private static ExpressionTree root(ExpressionTree chain) {
    ExpressionTree root = chain;
    while (root instanceof MethodInvocationTree call) {
      root = ASTHelpers.getReceiver(call);
    }
    return root;
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
