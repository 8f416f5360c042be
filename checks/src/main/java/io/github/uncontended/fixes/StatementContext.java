package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Where an expression stands in code that statements can go before: what encloses it is evaluated
 * once, starts with it, and holds nothing before it that its evaluation could change.
 *
 * @param whole the statement in a block, or the body of the lambda that is an expression
 * @param role what becomes of the expression's value
 * @param value the expression with the parentheses around it
 */
record StatementContext(TreePath whole, Role role, TreePath value) {
  /** What becomes of an expression's value. */
  enum Role {
    /** Initializes the local variable that the statement declares. */
    DECLARED,
    /** Is assigned by the statement. */
    ASSIGNED,
    /** Is returned or yielded by the statement or lambda. */
    RETURNED,
    /** Is dropped. */
    IGNORED,
    /** Is part of a larger expression. */
    NESTED
  }

  /** Whether the place is the body of a lambda without braces. */
  boolean isLambdaBody() {
    return whole.getParentPath().getLeaf() instanceof LambdaExpressionTree;
  }

  /** Whether the place is the body of an {@code if} or loop without braces. */
  boolean lacksBraces() {
    Tree parent = whole.getParentPath().getLeaf();
    return parent instanceof IfTree || parent instanceof WhileLoopTree;
  }

  /** Whether the place is an expression whose value its lambda returns. */
  boolean isReturnedByLambda(VisitorState state) {
    return whole.getParentPath().getLeaf() instanceof LambdaExpressionTree lambda
        && !returnsVoid(lambda, state);
  }

  /** The place of an expression, if statements can go before it. */
  static Optional<StatementContext> of(TreePath expression, VisitorState state) {
    TreePath value = expression;
    while (value.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      value = value.getParentPath();
    }
    TreePath path = value;
    Role role = null;
    while (path.getParentPath().getLeaf() instanceof ExpressionTree around
        && !(around instanceof LambdaExpressionTree)) {
      if (!isFirst(path.getLeaf(), around, state)
          || mayMoveAsFallback(path.getLeaf(), path.getParentPath(), state)) {
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

  /** Whether another fix may put an argument into a lambda, or make a statement of it. */
  private static boolean mayMoveAsFallback(Tree argument, TreePath around, VisitorState state) {
    return around.getLeaf() instanceof MethodInvocationTree call
        && LazyFallback.isFallback(argument, call)
        && (around.getParentPath().getLeaf() instanceof ExpressionStatementTree
            || !LazyFallback.isComputedIntoSameMap(call, state));
  }

  /** The place of an expression that no other encloses; no role if it is the value itself. */
  private static Optional<StatementContext> of(
      TreePath path, Role role, TreePath value, VisitorState state) {
    TreePath up = path.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof LambdaExpressionTree lambda) {
      Role own = returnsVoid(lambda, state) ? Role.IGNORED : Role.RETURNED;
      return Optional.of(new StatementContext(path, role == null ? own : role, value));
    }
    Role own;
    if (parent instanceof VariableTree variable) {
      if (!isLocalDeclaredAlone(variable, up) || suppressesWarnings(variable)) {
        return Optional.empty();
      }
      own = Role.DECLARED;
    } else if (parent instanceof ExpressionStatementTree) {
      own = Role.IGNORED;
    } else if (parent instanceof ReturnTree || parent instanceof YieldTree) {
      own = Role.RETURNED;
    } else if (evaluatesOnceAndFirst(parent, path.getLeaf())) {
      own = Role.NESTED;
    } else {
      return Optional.empty();
    }
    return hasRoomBefore(up) && Source.hasPosition(up.getLeaf(), state)
        ? Optional.of(new StatementContext(up, role == null ? own : role, value))
        : Optional.empty();
  }

  private static boolean isLocalDeclaredAlone(VariableTree variable, TreePath path) {
    boolean typeIsWritten = Source.start(variable) < ((JCVariableDecl) variable).pos;
    // Lombok's val leaves the name as the first thing that has a position.
    if (ASTHelpers.getSymbol(variable).getKind() != ElementKind.LOCAL_VARIABLE || !typeIsWritten) {
      return false;
    }
    List<? extends Tree> siblings =
        path.getParentPath().getLeaf() instanceof BlockTree block
            ? block.getStatements()
            : path.getParentPath().getLeaf() instanceof CaseTree group
                    && group.getStatements() != null
                ? group.getStatements()
                : List.of();
    return siblings.stream().filter(it -> Source.start(it) == Source.start(variable)).count() == 1;
  }

  /** Whether a declaration has javac silent on what would no longer be in it. */
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

  private static boolean hasRoomBefore(TreePath statement) {
    Tree leaf = statement.getLeaf();
    Tree parent = statement.getParentPath().getLeaf();
    boolean inBlock =
        parent instanceof BlockTree
            || (parent instanceof CaseTree group && group.getStatements() != null);
    boolean bare =
        (parent instanceof IfTree && !(leaf instanceof IfTree))
            || (parent instanceof WhileLoopTree loop && loop.getStatement() == leaf);
    return (inBlock || bare) && !isConstructorCall(leaf);
  }

  private static boolean isConstructorCall(Tree statement) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) != null
        && ASTHelpers.getSymbol(call.getMethodSelect()).isConstructor();
  }

  /**
   * Name of the local variable that gets the value, where it may be assigned twice and hold null in
   * between.
   *
   * @param call what may give the variable its value, and must not read it
   */
  Optional<String> nullableVariable(Tree call, VisitorState state) {
    VarSymbol variable = variable();
    if (variable == null
        || !(variable.owner instanceof MethodSymbol)
        || (variable.flags() & Flags.FINAL) != 0
        || variable.type.isPrimitive()
        || mustBeEffectivelyFinal(variable, state)) {
      return Optional.empty();
    }
    if (role == Role.ASSIGNED && (isInTry() || mentions(call, variable))) {
      return Optional.empty();
    }
    return Optional.of(variable.name.toString());
  }

  private VarSymbol variable() {
    if (whole.getLeaf() instanceof VariableTree declared) {
      return ASTHelpers.getSymbol(declared);
    }
    ExpressionTree target =
        ((AssignmentTree) ((ExpressionStatementTree) whole.getLeaf()).getExpression())
            .getVariable();
    return ASTHelpers.stripParentheses(target) instanceof IdentifierTree name
            && ASTHelpers.getSymbol(name) instanceof VarSymbol variable
        ? variable
        : null;
  }

  /** Whether a handler would see the null where the function throws. */
  private boolean isInTry() {
    for (Tree around : whole) {
      if (around instanceof TryTree) {
        return true;
      }
      if (around instanceof MethodTree || around instanceof LambdaExpressionTree) {
        return false;
      }
    }
    return false;
  }

  private static boolean mentions(Tree tree, VarSymbol variable) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void unused) {
        found[0] |= variable.equals(ASTHelpers.getSymbol(name));
        return null;
      }
    }.scan(tree, null);
    return found[0];
  }

  /** Whether a lambda, a fallback, a class, a guard or a resource uses a local variable. */
  private static boolean mustBeEffectivelyFinal(VarSymbol local, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    Tree scope = index.declaration(local).map(it -> it.getParentPath().getLeaf()).orElse(null);
    for (TreePath use : index.uses(local)) {
      Tree child = use.getLeaf();
      for (Tree around : use.getParentPath()) {
        if (around == scope) {
          break;
        }
        boolean captures =
            around instanceof LambdaExpressionTree
                || around instanceof ClassTree
                || (around instanceof MethodInvocationTree call
                    && LazyFallback.isFallback(child, call))
                || (around instanceof TryTree attempt && attempt.getResources().contains(child))
                || (around instanceof CaseTree guarded
                    && child instanceof ExpressionTree
                    && guarded.getBody() != child);
        if (captures) {
          return true;
        }
        child = around;
      }
    }
    return false;
  }

  /**
   * Whether a part of an expression is always evaluated, and only after parts that keep their value
   * whatever it does.
   */
  private static boolean isFirst(Tree child, ExpressionTree around, VisitorState state) {
    if (around instanceof MethodInvocationTree call) {
      return child == call.getMethodSelect()
          || (isSettled(receiverOf(call), state) && areSettled(call.getArguments(), child, state));
    }
    if (around instanceof NewClassTree creation) {
      return child == creation.getEnclosingExpression()
          || (isSettled(creation.getEnclosingExpression(), state)
              && areSettled(creation.getArguments(), child, state));
    }
    if (around instanceof NewArrayTree array) {
      return areSettled(
          array.getInitializers() == null ? array.getDimensions() : array.getInitializers(),
          child,
          state);
    }
    if (around instanceof BinaryTree binary) {
      return child == binary.getLeftOperand()
          || (around.getKind() != Kind.CONDITIONAL_AND
              && around.getKind() != Kind.CONDITIONAL_OR
              && isSettled(binary.getLeftOperand(), state)
              && Stability.isImmutableValueType(
                  ASTHelpers.getType(binary.getLeftOperand()), state));
    }
    if (around instanceof AssignmentTree assignment) {
      return child == assignment.getExpression()
          && isSettledTarget(assignment.getVariable(), state);
    }
    if (around instanceof CompoundAssignmentTree assignment) {
      return child == assignment.getExpression()
          && isSettled(assignment.getVariable(), state)
          && Stability.isImmutableValueType(ASTHelpers.getType(assignment.getVariable()), state);
    }
    if (around instanceof ConditionalExpressionTree choice) {
      return child == choice.getCondition();
    }
    if (around instanceof ArrayAccessTree element) {
      return child == element.getExpression() || isSettled(element.getExpression(), state);
    }
    if (around instanceof SwitchExpressionTree choice) {
      return child == choice.getExpression();
    }
    return around instanceof ParenthesizedTree
        || around instanceof TypeCastTree
        || around instanceof InstanceOfTree
        || around instanceof MemberSelectTree
        || around instanceof MemberReferenceTree
        || around instanceof UnaryTree;
  }

  private static ExpressionTree receiverOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getExpression()
        : null;
  }

  private static boolean areSettled(
      List<? extends ExpressionTree> parts, Tree child, VisitorState state) {
    for (ExpressionTree part : parts) {
      if (part == child) {
        return true;
      }
      if (!isSettled(part, state)) {
        return false;
      }
    }
    return false;
  }

  /** Whether evaluating a part later gives what it gives now; null is no part. */
  private static boolean isSettled(ExpressionTree part, VisitorState state) {
    return part == null
        || ASTHelpers.getSymbol(part) instanceof Symbol.TypeSymbol
        || part instanceof LambdaExpressionTree
        || isFixed(part, state);
  }

  /** Whether an expression gives the same value, without effect, as often as it is evaluated. */
  static boolean isFixed(ExpressionTree expression, VisitorState state) {
    return Stability.isStable(expression, state) || isOwnSettledField(expression, state);
  }

  /** Whether a part is a field of the object or class itself that only its construction writes. */
  private static boolean isOwnSettledField(ExpressionTree part, VisitorState state) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(part);
    if (!(ASTHelpers.getSymbol(stripped) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !Assignments.isEffectivelyFinal(field, state)) {
      return false;
    }
    return stripped instanceof IdentifierTree
        || (stripped instanceof MemberSelectTree select
            && isSettled(select.getExpression(), state));
  }

  private static boolean isSettledTarget(ExpressionTree target, VisitorState state) {
    ExpressionTree variable = ASTHelpers.stripParentheses(target);
    if (variable instanceof IdentifierTree) {
      return ASTHelpers.getSymbol(variable) instanceof VarSymbol;
    }
    if (variable instanceof MemberSelectTree select) {
      return isSettled(select.getExpression(), state);
    }
    return variable instanceof ArrayAccessTree element
        && isSettled(element.getExpression(), state)
        && isSettled(element.getIndex(), state);
  }
}
