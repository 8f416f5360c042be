package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The local variable that a statement initializes or assigns, if the statement may assign it twice
 * and leave null in it in between.
 */
final class ReassignableVariable {
  private ReassignableVariable() {}

  /** Which local variables code captures, so that they must stay effectively final. */
  private record Captured(Map<VarSymbol, Boolean> variables) {}

  /**
   * The variable of a declaration or an assignment; empty if it is no local variable, must be
   * effectively final, or can be seen in between.
   *
   * @param context of role {@code DECLARED} or {@code ASSIGNED}
   * @param value what may give the variable its value, and must not read it
   */
  static Optional<VarSymbol> of(StatementContext context, Tree value, VisitorState state) {
    VarSymbol variable = target(context.statement().getLeaf());
    if (variable == null || variable.type.isPrimitive() || !is(variable, state)) {
      return Optional.empty();
    }
    boolean seenBetween =
        context.role() == StatementContext.Role.ASSIGNED
            && (isInTry(context.statement()) || mentions(value, variable));
    return seenBetween ? Optional.empty() : Optional.of(variable);
  }

  /** Whether a variable is local and need not be effectively final. */
  static boolean is(VarSymbol variable, VisitorState state) {
    return variable.owner instanceof MethodSymbol
        && (variable.flags() & Flags.FINAL) == 0
        && !UnitIndex.of(state)
            .memo(Captured.class, unit -> new Captured(new HashMap<>()))
            .variables()
            .computeIfAbsent(variable, it -> mustBeEffectivelyFinal(it, state));
  }

  private static VarSymbol target(Tree statement) {
    if (statement instanceof VariableTree declared) {
      return ASTHelpers.getSymbol(declared);
    }
    ExpressionTree target =
        ((AssignmentTree) ((ExpressionStatementTree) statement).getExpression()).getVariable();
    return ASTHelpers.stripParentheses(target) instanceof IdentifierTree name
            && Symbols.of(name) instanceof VarSymbol variable
        ? variable
        : null;
  }

  /** Whether a handler could see the null, if computing the value throws. */
  private static boolean isInTry(TreePath statement) {
    for (Tree around : statement) {
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
        found[0] |= variable.equals(Symbols.of(name));
        return null;
      }
    }.scan(tree, null);
    return found[0];
  }

  /**
   * Whether a lambda, a class, a guard or a resource uses a local variable, or an argument that a
   * lambda can replace.
   */
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
                    && DeferrableArgument.is(child, call, state))
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
}
