package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.Reachability;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Objects;

/**
 * Where a map has been asked for a key just before: the place is only reached when the key was
 * absent, or the very statement before has looked it up.
 */
public final class PrecedingLookups {
  /** How many variables a condition or value is followed through. */
  private static final int DEPTH = 4;

  private final ExpressionTree map;
  private final ExpressionTree key;
  private final VisitorState state;

  private PrecedingLookups(ExpressionTree map, ExpressionTree key, VisitorState state) {
    this.map = map;
    this.key = key;
    this.state = state;
  }

  /** Whether a place is behind a {@code get} or {@code containsKey} of this map and key. */
  public static boolean precede(
      TreePath place, ExpressionTree map, ExpressionTree key, VisitorState state) {
    return new PrecedingLookups(map, key, state).precede(place, true);
  }

  private boolean precede(TreePath place, boolean lookIntoCallers) {
    TreePath path = place;
    for (; path.getParentPath() != null; path = path.getParentPath()) {
      Tree child = path.getLeaf();
      Tree parent = path.getParentPath().getLeaf();
      if (parent instanceof ClassTree) {
        break;
      }
      if (isBehindCondition(child, parent)
          || isBehindStatement(child, parent)
          || isBehindOperand(child, parent)) {
        return true;
      }
    }
    return lookIntoCallers
        && path.getLeaf() instanceof MethodTree method
        && allCallsArePreceded(method);
  }

  private boolean isBehindCondition(Tree child, Tree parent) {
    if (parent instanceof IfTree branch) {
      return (child == branch.getThenStatement() && showsAbsence(branch.getCondition(), true))
          || (child == branch.getElseStatement() && showsAbsence(branch.getCondition(), false));
    }
    if (parent instanceof ConditionalExpressionTree choice) {
      return (child == choice.getTrueExpression() && showsAbsence(choice.getCondition(), true))
          || (child == choice.getFalseExpression() && showsAbsence(choice.getCondition(), false));
    }
    if (parent instanceof BinaryTree binary && child == binary.getRightOperand()) {
      return (parent.getKind() == Kind.CONDITIONAL_AND
              && showsAbsence(binary.getLeftOperand(), true))
          || (parent.getKind() == Kind.CONDITIONAL_OR
              && showsAbsence(binary.getLeftOperand(), false));
    }
    if (parent instanceof WhileLoopTree loop) {
      return child == loop.getStatement() && showsAbsence(loop.getCondition(), true);
    }
    return parent instanceof ForLoopTree loop
        && child == loop.getStatement()
        && loop.getCondition() != null
        && showsAbsence(loop.getCondition(), true);
  }

  /** Whether an earlier statement of the block leaves it where the key is there. */
  private boolean isBehindStatement(Tree child, Tree parent) {
    List<? extends StatementTree> statements = List.of();
    if (parent instanceof BlockTree block) {
      statements = block.getStatements();
    } else if (parent instanceof CaseTree group && group.getStatements() != null) {
      statements = group.getStatements();
    }
    int at = statements.indexOf(child);
    for (StatementTree earlier : statements.subList(0, Math.max(at, 0))) {
      if (earlier instanceof IfTree branch && leavesOnPresence(branch)) {
        return true;
      }
    }
    return at > 0 && holdsLookup(statements.get(at - 1));
  }

  private boolean leavesOnPresence(IfTree branch) {
    if (!Reachability.canCompleteNormally(branch.getThenStatement())) {
      return showsAbsence(branch.getCondition(), false);
    }
    return branch.getElseStatement() != null
        && !Reachability.canCompleteNormally(branch.getElseStatement())
        && showsAbsence(branch.getCondition(), true);
  }

  /** Whether the call that takes the child has evaluated a lookup before it. */
  private boolean isBehindOperand(Tree child, Tree parent) {
    if (!(parent instanceof MethodInvocationTree call) || child == call.getMethodSelect()) {
      return false;
    }
    if (child instanceof LambdaExpressionTree
        && !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.ON_ABSENCE.isMethodName(method.name.toString()))) {
      return false;
    }
    if (call.getMethodSelect() instanceof MemberSelectTree select && showsValue(select)) {
      return true;
    }
    int at = call.getArguments().indexOf(child);
    return call.getArguments().subList(0, Math.max(at, 0)).stream()
        .anyMatch(argument -> isLookedUp(argument, DEPTH) || holdsLookup(argument));
  }

  private boolean showsValue(MemberSelectTree select) {
    return holdsLookup(select.getExpression()) || isOptionalOfLookup(select.getExpression(), DEPTH);
  }

  /** Whether all callers in sight of a private method with the key as parameter have looked. */
  private boolean allCallsArePreceded(MethodTree method) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    if ((symbol.flags() & Flags.PRIVATE) == 0
        || !(ASTHelpers.stripParentheses(key) instanceof IdentifierTree parameter)) {
      return false;
    }
    int position = symbol.params().indexOf(ASTHelpers.getSymbol(parameter));
    List<TreePath> calls = UnitIndex.of(state).calls(symbol);
    return position >= 0
        && !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree invocation
                        && position < invocation.getArguments().size()
                        && new PrecedingLookups(map, invocation.getArguments().get(position), state)
                            .precede(call, false));
  }

  /** Whether a condition that comes out as {@code outcome} means that the key was absent. */
  private boolean showsAbsence(ExpressionTree condition, boolean outcome) {
    return showsAbsence(condition, outcome, DEPTH);
  }

  private boolean showsAbsence(ExpressionTree condition, boolean outcome, int depth) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (depth == 0) {
      return false;
    }
    switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> {
        return showsAbsence(((UnaryTree) test).getExpression(), !outcome, depth);
      }
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        boolean left = showsAbsence(both.getLeftOperand(), outcome, depth);
        boolean right = showsAbsence(both.getRightOperand(), outcome, depth);
        return outcome == (test.getKind() == Kind.CONDITIONAL_AND) ? left || right : left && right;
      }
      case EQUAL_TO, NOT_EQUAL_TO -> {
        BinaryTree comparison = (BinaryTree) test;
        return outcome == (test.getKind() == Kind.EQUAL_TO)
            && ((Expressions.isNull(comparison.getRightOperand())
                    && isLookedUp(comparison.getLeftOperand(), DEPTH))
                || (Expressions.isNull(comparison.getLeftOperand())
                    && isLookedUp(comparison.getRightOperand(), DEPTH)));
      }
      case INSTANCE_OF -> {
        return !outcome && isLookedUp(((InstanceOfTree) test).getExpression(), DEPTH);
      }
      case METHOD_INVOCATION -> {
        return asksForAbsence((MethodInvocationTree) test, outcome);
      }
      default -> {
        return isLocal(test)
            && Assignments.values((VarSymbol) ASTHelpers.getSymbol(test), state).stream()
                .anyMatch(value -> showsAbsence(value, outcome, depth - 1));
      }
    }
  }

  private boolean asksForAbsence(MethodInvocationTree call, boolean outcome) {
    if (!(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    return switch (method.name.toString()) {
      case "containsKey" -> !outcome && isCallWithKey(call);
      case "isNull" -> outcome && isLookedUp(call.getArguments().get(0), DEPTH);
      case "nonNull" -> !outcome && isLookedUp(call.getArguments().get(0), DEPTH);
      case "isPresent" -> !outcome && isOptionalOfLookup(ASTHelpers.getReceiver(call), DEPTH);
      case "isEmpty" -> outcome && isOptionalOfLookup(ASTHelpers.getReceiver(call), DEPTH);
      default -> false;
    };
  }

  private boolean isOptionalOfLookup(ExpressionTree optional, int depth) {
    if (optional == null || depth == 0) {
      return false;
    }
    ExpressionTree value = ASTHelpers.stripParentheses(optional);
    if (value instanceof MethodInvocationTree wrap) {
      return wrap.getArguments().size() == 1 && isLookedUp(wrap.getArguments().get(0), DEPTH);
    }
    return isLocal(value)
        && Assignments.values((VarSymbol) ASTHelpers.getSymbol(value), state).stream()
            .anyMatch(it -> isOptionalOfLookup(it, depth - 1));
  }

  /** Whether an expression gives what the map held under the key. */
  private boolean isLookedUp(ExpressionTree expression, int depth) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (depth == 0) {
      return false;
    }
    if (value instanceof TypeCastTree cast) {
      return isLookedUp(cast.getExpression(), depth);
    }
    if (value instanceof AssignmentTree assignment) {
      return isLookedUp(assignment.getExpression(), depth);
    }
    if (value instanceof MethodInvocationTree call) {
      return isLookup(call);
    }
    return isLocal(value)
        && Assignments.values((VarSymbol) ASTHelpers.getSymbol(value), state).stream()
            .anyMatch(it -> isLookedUp(it, depth - 1));
  }

  private static boolean isLocal(ExpressionTree expression) {
    return expression instanceof IdentifierTree
        && ASTHelpers.getSymbol(expression) instanceof VarSymbol variable
        && variable.owner instanceof MethodSymbol;
  }

  private boolean isLookup(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && (method.name.contentEquals("get")
            || method.name.contentEquals("containsKey")
            || (method.name.contentEquals("getOrDefault")
                && Expressions.isNull(call.getArguments().get(1))))
        && isCallWithKey(call);
  }

  private boolean isCallWithKey(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && !call.getArguments().isEmpty()
        && isSame(select.getExpression(), map)
        && isSame(call.getArguments().get(0), key);
  }

  /** Whether a lookup stands in a tree, outside of lambdas and classes, which run later. */
  private boolean holdsLookup(Tree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        found[0] |= isLookup(call);
        return super.visitMethodInvocation(call, null);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree lambda, Void unused) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree type, Void unused) {
        return null;
      }
    }.scan(tree, null);
    return found[0];
  }

  /** Whether two expressions are written alike and mean the same variables and methods. */
  private static boolean isSame(ExpressionTree one, ExpressionTree other) {
    ExpressionTree a = strip(one);
    ExpressionTree b = strip(other);
    Object constant = ASTHelpers.constValue(a);
    if (constant != null) {
      return constant.equals(ASTHelpers.constValue(b));
    }
    Symbol symbol = ASTHelpers.getSymbol(a);
    if (!Objects.equals(symbol, ASTHelpers.getSymbol(b))) {
      return false;
    }
    if (symbol instanceof VarSymbol) {
      return isSameOwner(a, b);
    }
    if (a.getKind() != b.getKind()) {
      return false;
    }
    if (a instanceof MethodInvocationTree call && b instanceof MethodInvocationTree other2) {
      return isSameOwner(call.getMethodSelect(), other2.getMethodSelect())
          && areSame(call.getArguments(), other2.getArguments());
    }
    if (a instanceof NewClassTree creation && b instanceof NewClassTree other2) {
      return creation.getClassBody() == null
          && other2.getClassBody() == null
          && areSame(creation.getArguments(), other2.getArguments());
    }
    if (a instanceof BinaryTree binary && b instanceof BinaryTree other2) {
      return isSame(binary.getLeftOperand(), other2.getLeftOperand())
          && isSame(binary.getRightOperand(), other2.getRightOperand());
    }
    return a instanceof ArrayAccessTree element
        && b instanceof ArrayAccessTree other2
        && isSame(element.getExpression(), other2.getExpression())
        && isSame(element.getIndex(), other2.getIndex());
  }

  private static boolean areSame(
      List<? extends ExpressionTree> some, List<? extends ExpressionTree> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (!isSame(some.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the objects whose variable or method is meant are the same; {@code this} is none. */
  private static boolean isSameOwner(ExpressionTree a, ExpressionTree b) {
    ExpressionTree ownerOfA = owner(a);
    ExpressionTree ownerOfB = owner(b);
    if (ownerOfA == null || ownerOfB == null) {
      return ownerOfA == ownerOfB;
    }
    return isSame(ownerOfA, ownerOfB);
  }

  private static ExpressionTree owner(ExpressionTree named) {
    if (!(named instanceof MemberSelectTree select)) {
      return null;
    }
    ExpressionTree owner = strip(select.getExpression());
    Symbol symbol = ASTHelpers.getSymbol(owner);
    boolean implied =
        symbol instanceof Symbol.TypeSymbol
            || (symbol instanceof VarSymbol && symbol.name.contentEquals("this"));
    return implied ? null : owner;
  }

  private static ExpressionTree strip(ExpressionTree expression) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(expression);
    return stripped instanceof TypeCastTree cast ? strip(cast.getExpression()) : stripped;
  }
}
