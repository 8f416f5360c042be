package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** The bootstraps of Netty that a unit creates and uses. */
final class NettyBootstraps {
  private final VisitorState state;
  private final Set<VarSymbol> followed = new HashSet<>();

  NettyBootstraps(VisitorState state) {
    this.state = state;
  }

  /**
   * Whether no other code has a bootstrap that the unit uses: it creates all of them, keeps them in
   * local variables and private fields, and only calls their methods.
   */
  boolean areConfined() {
    boolean[] confined = {true};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void unused) {
        confined[0] &= !isBootstrap(tree) || stays(getCurrentPath());
        return super.visitNewClass(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        confined[0] &=
            !(isBootstrap(tree) || isBootstrap(ASTHelpers.getReceiver(tree))) || isOwn(tree);
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(state.getPath().getCompilationUnit(), null);
    return confined[0];
  }

  /** Whether the unit creates a bootstrap, by the beginning of a chain of calls. */
  boolean isOwn(ExpressionTree bootstrap) {
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

  /** Whether the value of an expression goes nowhere but into variables of the unit. */
  private boolean stays(TreePath bootstrap) {
    TreePath value = Places.withParentheses(bootstrap);
    TreePath call = Places.callOn(value).orElse(null);
    if (call != null) {
      return !isBootstrap((ExpressionTree) call.getLeaf()) || stays(call);
    }
    TreePath parent = value.getParentPath();
    if (parent.getLeaf() instanceof ExpressionStatementTree) {
      return true;
    }
    VarSymbol variable = Assignments.holder(parent.getLeaf());
    return variable != null
        && (!Expressions.isField(variable) || variable.isPrivate())
        && (parent.getLeaf() instanceof VariableTree
            || parent.getParentPath().getLeaf() instanceof ExpressionStatementTree)
        && (!followed.add(variable)
            || UnitIndex.of(state).uses(variable).stream()
                .allMatch(use -> Assignments.isTarget(use) || stays(use)));
  }

  private boolean isBootstrap(ExpressionTree expression) {
    Type type = expression == null ? null : ASTHelpers.getType(expression);
    return type != null
        && KnownTypes.supertypes(type, state).contains("io.netty.bootstrap.AbstractBootstrap");
  }
}
