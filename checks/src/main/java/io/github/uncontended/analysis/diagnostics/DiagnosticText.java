package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.unit.Uses;
import java.util.List;
import javax.lang.model.element.ElementKind;

/** Recognises text that only tells of what went wrong, or what goes on: it is made to be read. */
public final class DiagnosticText {
  /** How many variables and private methods text may go through. */
  private static final int MAX_STEPS = 3;

  private DiagnosticText() {}

  /**
   * Whether an expression is part of the text of an exception, an assertion, a log line of any
   * level or a thread's name: an argument, however deep, of a call that makes one, or the value of
   * a local variable that is used for nothing else, and on every run, or what a private method
   * returns for nothing else; and all text in code that makes exceptions or threads, handles
   * failures, or prints for the user of a command-line tool, by its types and names.
   */
  public static boolean isAt(TreePath expression, VisitorState state) {
    return isAt(expression, MAX_STEPS, state);
  }

  private static boolean isAt(TreePath expression, int steps, VisitorState state) {
    TreePath at = expression;
    while (!(at.getLeaf() instanceof StatementTree)) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return false;
      }
      if (DiagnosticCalls.tells(parent, at.getLeaf(), state)) {
        return true;
      }
      at = parent;
    }
    if (isInTellingCode(at, state) || assignsWhatTells(at.getLeaf())) {
      return true;
    }
    return steps > 0
        && (at.getLeaf() instanceof ReturnTree
            ? isOnlyReturnedToBeTold(at, steps - 1, state)
            : isOnlyTold(variableOf(at.getLeaf()), at, steps - 1, state));
  }

  /** Whether a method that the unit alone can call returns text, and all calls are for telling. */
  private static boolean isOnlyReturnedToBeTold(TreePath statement, int steps, VisitorState state) {
    if (!(returningTree(statement) instanceof MethodTree tree)) {
      return false;
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    List<TreePath> calls = UnitIndex.of(state).calls(method);
    return method.isPrivate()
        && !calls.isEmpty()
        && calls.stream().allMatch(call -> isAt(call, steps, state));
  }

  /** The method or lambda that a return statement leaves. */
  private static Tree returningTree(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether a statement gives its value to a variable or field that speaks of failure. */
  private static boolean assignsWhatTells(Tree statement) {
    Symbol symbol = assigned(statement);
    return symbol != null && DiagnosticNames.isNamedToTell(symbol.name.toString());
  }

  /** What a statement gives a value; null for none. */
  private static Symbol assigned(Tree statement) {
    if (statement instanceof VariableTree declaration) {
      return ASTHelpers.getSymbol(declaration);
    }
    return statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof AssignmentTree assignment
        ? ASTHelpers.getSymbol(assignment.getVariable())
        : null;
  }

  /** The local variable that a statement gives a value; null for none. */
  private static VarSymbol variableOf(Tree statement) {
    return assigned(statement) instanceof VarSymbol variable
            && (variable.getKind() == ElementKind.LOCAL_VARIABLE
                || variable.getKind() == ElementKind.PARAMETER)
        ? variable
        : null;
  }

  /** Text that waits for a condition is made for nothing on most runs, so it counts. */
  private static boolean isOnlyTold(
      VarSymbol variable, TreePath statement, int steps, VisitorState state) {
    if (variable == null) {
      return false;
    }
    TreePath scope = leaves(statement.getParentPath()) ? statement.getParentPath() : null;
    ImmutableSet.Builder<Tree> uses = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      if (position(use) < position(statement)
          || isWithin(statement, use)
          || (scope != null && !isWithin(scope, use))
          || isAssigned(use)) {
        continue;
      }
      if (!isAt(use, steps, state)) {
        return false;
      }
      uses.add(use.getLeaf());
    }
    return new Uses(uses.build()).surelyFollow(statement);
  }

  /** Whether a block ends by leaving the method, so that nothing behind it sees its values. */
  private static boolean leaves(TreePath path) {
    if (!(path.getLeaf() instanceof BlockTree block)) {
      return false;
    }
    List<? extends StatementTree> statements = block.getStatements();
    return statements.get(statements.size() - 1) instanceof ReturnTree;
  }

  private static int position(TreePath path) {
    return ((JCTree) path.getLeaf()).getStartPosition();
  }

  private static boolean isAssigned(TreePath use) {
    Tree parent = use.getParentPath().getLeaf();
    ExpressionTree target = null;
    if (parent instanceof AssignmentTree assignment) {
      target = assignment.getVariable();
    } else if (parent instanceof CompoundAssignmentTree assignment) {
      target = assignment.getVariable();
    }
    return target == use.getLeaf();
  }

  private static boolean isWithin(TreePath outer, TreePath inner) {
    for (TreePath at = inner; at != null; at = at.getParentPath()) {
      if (at.getLeaf() == outer.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** Whether all text of the code around a place is for a reader. */
  private static boolean isInTellingCode(TreePath path, VisitorState state) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof CatchTree) {
        return true;
      }
      if (at.getLeaf() instanceof ClassTree type
          && (isThrowable(ASTHelpers.getType(type), state)
              || DiagnosticNames.tells(type.getSimpleName().toString()))) {
        return true;
      }
      if (at.getLeaf() instanceof MethodTree tree) {
        MethodSymbol method = ASTHelpers.getSymbol(tree);
        if (DiagnosticNames.speaksOfFailure(method)
            || DiagnosticNames.shows(method)
            || isThrowable(method.getReturnType(), state)
            || (method.isConstructor() && isThreadByName(method.owner.type, state))
            || (DiagnosticNames.prints(method) && DiagnosticCalls.isCommandLine(at, state))) {
          return true;
        }
      }
    }
    return false;
  }

  /** To start a thread costs far more than the text that names it, whatever class wraps it. */
  private static boolean isThreadByName(Type type, VisitorState state) {
    return state.getTypes().closure(type).stream()
        .anyMatch(each -> each.tsym.name.toString().endsWith("Thread"));
  }

  static boolean isThrowable(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, state.getSymtab().throwableType, state);
  }
}
