package io.github.uncontended.analysis.effects;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;

/**
 * Scans a body in evaluation order, and marks in its {@link EffectState} the code that is not
 * reached on every run.
 */
abstract class ControlFlow extends TreeScanner<Void, Void> {
  final EffectState effects = new EffectState();

  /** Called when a loop begins to iterate over the value of an expression. */
  abstract void iterates(ExpressionTree expression);

  private void scanConditionally(Tree tree) {
    effects.conditionally(() -> scan(tree, null));
  }

  private void scanConditionally(Iterable<? extends Tree> trees) {
    effects.conditionally(() -> scan(trees, null));
  }

  @Override
  public Void visitIf(IfTree tree, Void unused) {
    scan(tree.getCondition(), null);
    effects.exitable(
        () -> {
          scanConditionally(tree.getThenStatement());
          scanConditionally(tree.getElseStatement());
        });
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
    scan(tree.getCondition(), null);
    scanConditionally(tree.getTrueExpression());
    scanConditionally(tree.getFalseExpression());
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    scan(tree.getLeftOperand(), null);
    switch (tree.getKind()) {
      case CONDITIONAL_AND, CONDITIONAL_OR -> scanConditionally(tree.getRightOperand());
      default -> scan(tree.getRightOperand(), null);
    }
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void unused) {
    scan(tree.getInitializer(), null);
    scan(tree.getCondition(), null);
    effects.exitable(
        () -> {
          scanConditionally(tree.getStatement());
          scanConditionally(tree.getUpdate());
        });
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    scan(tree.getExpression(), null);
    iterates(tree.getExpression());
    effects.exitable(() -> scanConditionally(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void unused) {
    scan(tree.getCondition(), null);
    effects.exitable(() -> scanConditionally(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
    effects.exitable(
        () -> {
          scanConditionally(tree.getStatement());
          scanConditionally(tree.getCondition());
        });
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void unused) {
    effects.exitable(() -> scanConditionally(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitCase(CaseTree tree, Void unused) {
    effects.exitable(() -> effects.conditionally(() -> super.visitCase(tree, null)));
    return null;
  }

  @Override
  public Void visitTry(TryTree tree, Void unused) {
    effects.exitable(
        () -> {
          if (tree.getCatches().isEmpty()) {
            scan(tree.getResources(), null);
            scan(tree.getBlock(), null);
          } else {
            scanConditionally(tree.getResources());
            scanConditionally(tree.getBlock());
          }
          scan(tree.getCatches(), null);
          scan(tree.getFinallyBlock(), null);
        });
    return null;
  }

  @Override
  public Void visitCatch(CatchTree tree, Void unused) {
    scanConditionally(tree.getBlock());
    return null;
  }

  @Override
  public Void visitAssert(AssertTree tree, Void unused) {
    scanConditionally(tree.getCondition());
    scanConditionally(tree.getDetail());
    return null;
  }

  // Code that the body does not run.

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void unused) {
    return scan(tree.getExpression(), null);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    return scan(tree.getInitializer(), null);
  }
}
