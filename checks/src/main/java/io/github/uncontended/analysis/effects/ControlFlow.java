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

/** Walks a body in the order in which it runs, and tells its trace what may not run. */
abstract class ControlFlow extends TreeScanner<Void, Void> {
  final EffectState trace = new EffectState();

  /** A loop begins to go through what an expression gives. */
  abstract void iterates(ExpressionTree expression);

  private void scanPerhaps(Tree tree) {
    trace.perhaps(() -> scan(tree, null));
  }

  private void scanPerhaps(Iterable<? extends Tree> trees) {
    trace.perhaps(() -> scan(trees, null));
  }

  @Override
  public Void visitIf(IfTree tree, Void unused) {
    scan(tree.getCondition(), null);
    trace.mayLeave(
        () -> {
          scanPerhaps(tree.getThenStatement());
          scanPerhaps(tree.getElseStatement());
        });
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
    scan(tree.getCondition(), null);
    scanPerhaps(tree.getTrueExpression());
    scanPerhaps(tree.getFalseExpression());
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    scan(tree.getLeftOperand(), null);
    switch (tree.getKind()) {
      case CONDITIONAL_AND, CONDITIONAL_OR -> scanPerhaps(tree.getRightOperand());
      default -> scan(tree.getRightOperand(), null);
    }
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void unused) {
    scan(tree.getInitializer(), null);
    scan(tree.getCondition(), null);
    trace.mayLeave(
        () -> {
          scanPerhaps(tree.getStatement());
          scanPerhaps(tree.getUpdate());
        });
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    scan(tree.getExpression(), null);
    iterates(tree.getExpression());
    trace.mayLeave(() -> scanPerhaps(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void unused) {
    scan(tree.getCondition(), null);
    trace.mayLeave(() -> scanPerhaps(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
    trace.mayLeave(
        () -> {
          scanPerhaps(tree.getStatement());
          scanPerhaps(tree.getCondition());
        });
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void unused) {
    trace.mayLeave(() -> scanPerhaps(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitCase(CaseTree tree, Void unused) {
    trace.mayLeave(() -> trace.perhaps(() -> super.visitCase(tree, null)));
    return null;
  }

  @Override
  public Void visitTry(TryTree tree, Void unused) {
    trace.mayLeave(
        () -> {
          if (tree.getCatches().isEmpty()) {
            scan(tree.getResources(), null);
            scan(tree.getBlock(), null);
          } else {
            scanPerhaps(tree.getResources());
            scanPerhaps(tree.getBlock());
          }
          scan(tree.getCatches(), null);
          scan(tree.getFinallyBlock(), null);
        });
    return null;
  }

  @Override
  public Void visitCatch(CatchTree tree, Void unused) {
    scanPerhaps(tree.getBlock());
    return null;
  }

  @Override
  public Void visitAssert(AssertTree tree, Void unused) {
    scanPerhaps(tree.getCondition());
    scanPerhaps(tree.getDetail());
    return null;
  }

  // What is not run at all.

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
