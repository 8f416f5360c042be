package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.util.TreeScanner;

/** A scan of what runs with some code: without its lambdas and class bodies, which run apart. */
public abstract class CodeScanner extends TreeScanner<Void, Void> {
  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    return null;
  }
}
