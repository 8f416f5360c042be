package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * The statement around an expression, if the expression can be evaluated by new statements before
 * it: the statement evaluates the expression exactly once, and nothing before it whose value the
 * expression could change.
 *
 * @param statement a statement in a block, the body of an {@code if} or loop without braces, or the
 *     body of an expression lambda
 * @param role what becomes of the expression's value
 * @param value the expression with the parentheses around it
 */
record StatementContext(TreePath statement, Role role, TreePath value) {
  /** What becomes of an expression's value. */
  enum Role {
    /** It initializes the local variable that the statement declares. */
    DECLARED,
    /** The statement assigns it. */
    ASSIGNED,
    /** The statement or lambda returns or yields it. */
    RETURNED,
    /** It is ignored. */
    IGNORED,
    /** It is an operand of a larger expression. */
    NESTED
  }

  /** Whether the statement is the body of an expression lambda. */
  boolean isLambdaBody() {
    return parent() instanceof LambdaExpressionTree;
  }

  /** Whether the statement is the body of an {@code if} or loop without braces. */
  boolean lacksBraces() {
    return parent() instanceof IfTree || parent() instanceof WhileLoopTree;
  }

  /** Whether the statement is the body of an expression lambda that returns its value. */
  boolean isReturnedByLambda(VisitorState state) {
    return parent() instanceof LambdaExpressionTree lambda && !returnsVoid(lambda, state);
  }

  private Tree parent() {
    return statement.getParentPath().getLeaf();
  }

  /** Claims that the statement stays one, and that it still evaluates the expression. */
  void claim(Fix.Builder fix, VisitorState state) {
    fix.keepInPlace(Source.start(statement.getLeaf()), (ExpressionTree) value.getLeaf(), state);
    if (parent() instanceof BlockTree block && Source.hasPosition(block, state)) {
      int start = Source.start(block);
      int end = state.getEndPosition(block);
      fix.keepText(start, start + 1).keepText(end - 1, end);
    }
  }

  /** The context of an expression; empty if no statements can go before it. */
  static Optional<StatementContext> of(TreePath expression, VisitorState state) {
    TreePath value = Places.withParentheses(expression);
    TreePath path = value;
    Role role = null;
    while (path.getParentPath().getLeaf() instanceof ExpressionTree around
        && !(around instanceof LambdaExpressionTree)) {
      if (!OperandOrder.isFirst(path.getLeaf(), around, state)
          || isDeferrable(path.getLeaf(), around, state)) {
        return Optional.empty();
      }
      path = path.getParentPath();
      boolean assigned =
          role == null
              && around instanceof AssignmentTree
              && path.getParentPath().getLeaf() instanceof ExpressionStatementTree;
      role = assigned ? Role.ASSIGNED : Role.NESTED;
    }
    return of(path, role, value, state);
  }

  private static boolean isDeferrable(Tree operand, ExpressionTree around, VisitorState state) {
    return around instanceof MethodInvocationTree call
        && DeferrableArgument.is(operand, call, state);
  }

  /**
   * The context of an outermost expression.
   *
   * @param role of the value within {@code outermost}; null if they are the same
   */
  private static Optional<StatementContext> of(
      TreePath outermost, Role role, TreePath value, VisitorState state) {
    TreePath statement = outermost.getParentPath();
    Tree parent = statement.getLeaf();
    if (parent instanceof LambdaExpressionTree lambda) {
      Role own = returnsVoid(lambda, state) ? Role.IGNORED : Role.RETURNED;
      return Optional.of(new StatementContext(outermost, role == null ? own : role, value));
    }
    Role own;
    if (parent instanceof VariableTree variable) {
      if (!isOnlyLocalOfDeclaration(variable, statement) || suppressesWarnings(variable)) {
        return Optional.empty();
      }
      own = Role.DECLARED;
    } else if (parent instanceof ExpressionStatementTree) {
      own = Role.IGNORED;
    } else if (parent instanceof ReturnTree || parent instanceof YieldTree) {
      own = Role.RETURNED;
    } else if (evaluatesOnceAndFirst(parent, outermost.getLeaf())) {
      own = Role.NESTED;
    } else {
      return Optional.empty();
    }
    return mayFollowStatements(statement) && Source.hasPosition(parent, state)
        ? Optional.of(new StatementContext(statement, role == null ? own : role, value))
        : Optional.empty();
  }

  /** Whether a variable is local, has a written type, and shares its declaration with no other. */
  static boolean isOnlyLocalOfDeclaration(VariableTree variable, TreePath path) {
    // The first position of a variable that Lombok's val declares is its name.
    boolean typeIsWritten = Source.start(variable) < ((JCVariableDecl) variable).pos;
    if (ASTHelpers.getSymbol(variable).getKind() != ElementKind.LOCAL_VARIABLE || !typeIsWritten) {
      return false;
    }
    // The variables of one declaration are neighbours that share its start.
    Tree previous = null;
    for (Tree statement : statementsAround(path)) {
      boolean isNeighbour = statement == variable ? previous != null : previous == variable;
      Tree other = statement == variable ? previous : statement;
      if (isNeighbour && Source.start(other) == Source.start(variable)) {
        return false;
      }
      previous = statement;
    }
    return previous != null;
  }

  private static List<? extends Tree> statementsAround(TreePath statement) {
    Tree parent = statement.getParentPath().getLeaf();
    if (parent instanceof BlockTree block) {
      return block.getStatements();
    }
    return parent instanceof CaseTree group && group.getStatements() != null
        ? group.getStatements()
        : List.of();
  }

  /** Whether a declaration suppresses warnings that moved code would still cause. */
  private static boolean suppressesWarnings(VariableTree variable) {
    return variable.getModifiers().getAnnotations().stream()
        .map(ASTHelpers::getSymbol)
        .anyMatch(it -> it != null && it.name.contentEquals("SuppressWarnings"));
  }

  private static boolean evaluatesOnceAndFirst(Tree statement, Tree expression) {
    return statement instanceof ThrowTree
        || statement instanceof IfTree
        || statement instanceof SwitchTree
        || statement instanceof SynchronizedTree
        || (statement instanceof EnhancedForLoopTree loop && loop.getExpression() == expression);
  }

  /** Whether the function that a lambda implements returns nothing. */
  static boolean returnsVoid(LambdaExpressionTree lambda, VisitorState state) {
    Type descriptor = ((JCLambda) lambda).getDescriptorType(state.getTypes());
    return descriptor.getReturnType() != null && descriptor.getReturnType().hasTag(TypeTag.VOID);
  }

  /** Whether statements can go before a statement, with new braces around both if need be. */
  private static boolean mayFollowStatements(TreePath statement) {
    Tree leaf = statement.getLeaf();
    Tree parent = statement.getParentPath().getLeaf();
    boolean inBlock =
        parent instanceof BlockTree
            || (parent instanceof CaseTree group && group.getStatements() != null);
    boolean withoutBraces =
        (parent instanceof IfTree && !(leaf instanceof IfTree))
            || (parent instanceof WhileLoopTree loop && loop.getStatement() == leaf);
    return (inBlock || withoutBraces) && !isConstructorCall(leaf);
  }

  private static boolean isConstructorCall(Tree statement) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) != null
        && ASTHelpers.getSymbol(call.getMethodSelect()).isConstructor();
  }
}
