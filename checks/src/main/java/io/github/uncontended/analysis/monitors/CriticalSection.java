package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Code that runs while a thread holds a monitor or lock: a {@code synchronized} method or block, or
 * the statements between {@code lock()} and {@code unlock()}.
 *
 * @param path leads to the method, the block, or the call that locks
 * @param lock what is locked
 * @param isReader whether the lock admits several threads at once, as a read lock does
 * @param block leads to the innermost tree that contains all of the statements
 * @param body the statements that run under the lock
 */
public record CriticalSection(
    TreePath path,
    LockIdentity lock,
    boolean isReader,
    TreePath block,
    ImmutableList<StatementTree> body) {
  /** What takes the lock: a method, a block, or a call. */
  public enum Form {
    METHOD,
    BLOCK,
    CALL
  }

  /** The tree that takes the lock. */
  public Tree tree() {
    return path.getLeaf();
  }

  /** What takes the lock. */
  public Form form() {
    if (tree() instanceof MethodTree) {
      return Form.METHOD;
    }
    return tree() instanceof SynchronizedTree ? Form.BLOCK : Form.CALL;
  }

  /** The method that returns what is locked, if the code names it by a call. */
  public Optional<MethodSymbol> getter() {
    return Symbols.of(locked()) instanceof MethodSymbol method
        ? Optional.of(method)
        : Optional.empty();
  }

  /** The variable for the other object whose field is locked, if the code selects it from one. */
  public Optional<VarSymbol> holder() {
    return locked() instanceof MemberSelectTree select
            && !Expressions.isThis(select.getExpression())
            && !Expressions.isQualifiedThis(select.getExpression())
            && Symbols.of(select.getExpression()) instanceof VarSymbol variable
        ? Optional.of(variable)
        : Optional.empty();
  }

  /** What is locked, as the code names it; null for a method. */
  private ExpressionTree locked() {
    return tree() instanceof SynchronizedTree block
        ? ASTHelpers.stripParentheses(block.getExpression())
        : tree() instanceof MethodInvocationTree call ? ASTHelpers.getReceiver(call) : null;
  }

  /** Whether a place is evaluated while the lock is held, on the same thread. */
  public boolean contains(TreePath place) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof MethodTree
          || leaf instanceof LambdaExpressionTree
          || leaf instanceof ClassTree) {
        return false;
      }
      if (body.contains(leaf)) {
        return true;
      }
    }
    return false;
  }

  /** The method that contains the section; empty in an initializer or lambda. */
  public Optional<TreePath> method() {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree) {
        return Optional.of(at);
      }
      if (at.getLeaf() instanceof LambdaExpressionTree || at.getLeaf() instanceof ClassTree) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The symbol of the method that contains the section. */
  public Optional<MethodSymbol> methodSymbol() {
    return method().map(at -> ASTHelpers.getSymbol((MethodTree) at.getLeaf()));
  }

  /** Whether the statements have a part of some kind, also in lambdas and classes. */
  public boolean hasPart(Predicate<Tree> kind) {
    return body.stream().anyMatch(statement -> Expressions.contains(statement, kind));
  }

  /** Whether a class of the compilation overrides the method that contains the section. */
  public boolean isOverridden(VisitorState state) {
    return methodSymbol()
        .filter(method -> !CompilationIndex.of(state).overriders(method).isEmpty())
        .isPresent();
  }

  /** The innermost class that contains the section; null for one that javac has not entered. */
  public ClassSymbol enclosingClass() {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type) {
        return ASTHelpers.getSymbol(type);
      }
    }
    return null;
  }

  /**
   * Whether the method does nothing outside of the section, except for declarations of local
   * variables without a value and a {@code return} behind it.
   */
  public boolean isWholeMethod() {
    return method()
        .map(at -> ((MethodTree) at.getLeaf()).getBody().getStatements())
        .filter(all -> all.stream().allMatch(each -> isTrivial(each) || isPart(each)))
        .isPresent();
  }

  /** Whether a statement takes or releases the lock, or contains what runs under it. */
  private boolean isPart(StatementTree statement) {
    return body.stream().anyMatch(part -> contains(statement, part))
        || contains(statement, tree())
        || CriticalSections.isUnlock(statement)
        || declaresLock(statement);
  }

  private static boolean contains(Tree tree, Tree part) {
    return Expressions.contains(tree, it -> it == part);
  }

  private boolean declaresLock(StatementTree statement) {
    return statement instanceof VariableTree alias
        && tree() instanceof MethodInvocationTree call
        && Symbols.of(alias).equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  /** Whether a statement only declares a variable, or returns a constant or a local variable. */
  private static boolean isTrivial(StatementTree statement) {
    if (statement instanceof VariableTree variable) {
      return variable.getInitializer() == null
          || Expressions.isNull(variable.getInitializer())
          || ASTHelpers.constValue(variable.getInitializer()) != null;
    }
    if (statement instanceof ReturnTree result) {
      return result.getExpression() == null
          || ASTHelpers.constValue(result.getExpression()) != null
          || (Symbols.of(result.getExpression()) instanceof VarSymbol variable
              && !Expressions.isField(variable));
    }
    return statement instanceof EmptyStatementTree;
  }
}
