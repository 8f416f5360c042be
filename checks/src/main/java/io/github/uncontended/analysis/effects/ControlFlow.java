package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * Scans a body in evaluation order. It marks in the {@link EffectState} the code that is not
 * reached on every run, and in the {@link Guards} what conditions prove.
 */
abstract class ControlFlow extends CodeScanner {
  final EffectState effects;
  final Guards guards = new Guards();
  private final EffectAnalysis analysis;

  /** The type of the {@code switch} expression around the place; null without one. */
  private Type chosen;

  ControlFlow(EffectAnalysis analysis) {
    this.analysis = analysis;
    this.effects = new EffectState();
  }

  /** Called when a loop begins to iterate over the value of an expression. */
  abstract void iterates(ExpressionTree expression);

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree == null) {
      return null;
    }
    if (analysis.isExhausted()) {
      effects.add(Outcome.unknown(EffectAnalysis.EXHAUSTED));
      return null;
    }
    return super.scan(tree, null);
  }

  private void scanConditionally(Tree tree) {
    // A statement without a block around it can leave a label or a loop, too.
    guards.within(() -> effects.conditionally(() -> scan(tree, null)));
  }

  private void scanConditionally(Iterable<? extends Tree> trees) {
    effects.conditionally(() -> scan(trees, null));
  }

  @Override
  public Void visitIf(IfTree tree, Void unused) {
    test(tree.getCondition());
    effects.exitable(
        () -> {
          where(tree.getCondition(), true, () -> scanConditionally(tree.getThenStatement()));
          where(tree.getCondition(), false, () -> scanConditionally(tree.getElseStatement()));
        });
    guards.after(tree);
    forgetChanged(tree);
    return null;
  }

  @Override
  public Void visitBlock(BlockTree tree, Void unused) {
    guards.within(() -> super.visitBlock(tree, null));
    return null;
  }

  /** Runs code for which a condition has an outcome. */
  private void where(ExpressionTree condition, boolean outcome, Runnable code) {
    guards.where(
        condition,
        outcome,
        () -> {
          forgetChanged(condition);
          code.run();
        });
  }

  /** Forgets what was known of the variables that code assigns. */
  private void forgetChanged(Tree code) {
    if (!guards.hasFacts()) {
      return;
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        forget(tree.getVariable());
        return super.visitAssignment(tree, null);
      }
    }.scan(code, null);
  }

  /** Forgets what was known of a variable that is assigned. */
  void forget(ExpressionTree target) {
    if (Symbols.of(ASTHelpers.stripParentheses(target)) instanceof VarSymbol variable) {
      guards.forget(variable);
    }
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
    test(tree.getCondition());
    where(tree.getCondition(), true, () -> choose(tree.getTrueExpression(), tree));
    where(tree.getCondition(), false, () -> choose(tree.getFalseExpression(), tree));
    return null;
  }

  private void choose(ExpressionTree value, ExpressionTree choice) {
    effects.conditionally(
        () -> {
          scan(value, null);
          converts(value, ASTHelpers.getType(choice));
        });
  }

  private void test(ExpressionTree condition) {
    if (condition != null) {
      scan(condition, null);
      converts(condition, analysis.state().getSymtab().booleanType);
    }
  }

  /** Called when the value of an expression is converted to a type. */
  abstract void converts(ExpressionTree value, Type type);

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    scan(tree.getLeftOperand(), null);
    switch (tree.getKind()) {
      case CONDITIONAL_AND, CONDITIONAL_OR ->
          where(
              tree.getLeftOperand(),
              tree.getKind() == Tree.Kind.CONDITIONAL_AND,
              () -> scanConditionally(tree.getRightOperand()));
      default -> scan(tree.getRightOperand(), null);
    }
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void unused) {
    forgetChanged(tree);
    scan(tree.getInitializer(), null);
    test(tree.getCondition());
    effects.exitable(
        () ->
            whileHolds(
                tree.getCondition(),
                () -> {
                  scanConditionally(tree.getStatement());
                  scanConditionally(tree.getUpdate());
                }));
    return null;
  }

  private void whileHolds(ExpressionTree condition, Runnable body) {
    if (condition == null) {
      guards.within(body);
    } else {
      where(condition, true, body);
    }
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    scan(tree.getExpression(), null);
    iterates(tree.getExpression());
    forgetChanged(tree);
    effects.exitable(() -> scanConditionally(tree.getStatement()));
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void unused) {
    forgetChanged(tree);
    test(tree.getCondition());
    effects.exitable(
        () -> whileHolds(tree.getCondition(), () -> scanConditionally(tree.getStatement())));
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
    forgetChanged(tree);
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
  public Void visitSwitch(SwitchTree tree, Void unused) {
    selects(tree.getExpression());
    return super.visitSwitch(tree, null);
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void unused) {
    selects(tree.getExpression());
    Type outer = chosen;
    chosen = ASTHelpers.getType(tree);
    super.visitSwitchExpression(tree, null);
    chosen = outer;
    return null;
  }

  /** Called when a {@code switch} looks at a value, which it cannot do at null. */
  abstract void selects(ExpressionTree selector);

  @Override
  public Void visitCase(CaseTree tree, Void unused) {
    effects.exitable(
        () -> guards.within(() -> effects.conditionally(() -> super.visitCase(tree, null))));
    if (tree.getBody() instanceof ExpressionTree value) {
      converts(value, chosen);
    }
    return null;
  }

  @Override
  public Void visitYield(YieldTree tree, Void unused) {
    super.visitYield(tree, null);
    converts(tree.getValue(), chosen);
    return null;
  }

  @Override
  public Void visitTry(TryTree tree, Void unused) {
    effects.exitable(
        () -> {
          guards.within(
              () -> {
                if (tree.getCatches().isEmpty()) {
                  scanGuarded(tree);
                } else {
                  effects.conditionally(() -> scanGuarded(tree));
                }
              });
          forgetChanged(tree);
          scan(tree.getCatches(), null);
          scan(tree.getFinallyBlock(), null);
        });
    return null;
  }

  /** Scans what the {@code catch} clauses of a statement are about. */
  void scanGuarded(TryTree tree) {
    scan(tree.getResources(), null);
    scan(tree.getBlock(), null);
  }

  @Override
  public Void visitCatch(CatchTree tree, Void unused) {
    scanConditionally(tree.getBlock());
    return null;
  }

  @Override
  public Void visitAssert(AssertTree tree, Void unused) {
    effects.conditionally(
        () -> {
          test(tree.getCondition());
          scan(tree.getDetail(), null);
          effects.addException("asserts a condition");
        });
    return null;
  }

  // Code that the body does not run.

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    return scan(tree.getInitializer(), null);
  }
}
