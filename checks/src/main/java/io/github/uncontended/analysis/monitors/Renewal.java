package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.ElementKind;

/**
 * Whether a miss may also find a value in a field, and replace it: its condition holds for an empty
 * field, and also if something says so that can change after the initialization, such as the time,
 * an argument of the caller or a field that other code sets. The value then follows that.
 */
final class Renewal {
  private final SlotPaths paths;
  private final Initialization initialization;

  private Renewal(SlotPaths paths, Initialization initialization) {
    this.paths = paths;
    this.initialization = initialization;
  }

  static boolean isIn(SlotPaths paths, Initialization initialization) {
    Renewal renewal = new Renewal(paths, initialization);
    return paths.fills().stream().anyMatch(renewal::isOn);
  }

  private boolean isOn(ExecutionPath fill) {
    Map<VarSymbol, Boolean> copies = new HashMap<>();
    boolean isRenewed = false;
    for (Step step : fill.steps()) {
      if (paths.isStore(step)) {
        break;
      }
      if (step.isCondition() && paths.test().isIn(step.tree(), copies)) {
        isRenewed = isReachedWithValue(step.tree(), step.role() == Role.TRUE, copies);
        if (!isRenewed) {
          return false;
        }
      }
      paths.note(step, copies);
    }
    return isRenewed;
  }

  /** Whether a condition may evaluate to an outcome for another reason than an empty field. */
  private boolean isReachedWithValue(
      ExpressionTree condition, boolean outcome, Map<VarSymbol, Boolean> copies) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return switch (test.getKind()) {
      case LOGICAL_COMPLEMENT ->
          isReachedWithValue(((UnaryTree) test).getExpression(), !outcome, copies);
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        boolean first = isReachedWithValue(both.getLeftOperand(), outcome, copies);
        boolean second = isReachedWithValue(both.getRightOperand(), outcome, copies);
        boolean needsBoth = outcome == (test.getKind() == Kind.CONDITIONAL_AND);
        yield needsBoth ? first && second : first || second || isSetByOthers();
      }
      default ->
          !paths.test().shows(test, !outcome, copies)
              && !asksForAbsence(test, outcome)
              && Expressions.evaluates(test, part -> mayChange(part, copies));
    };
  }

  /** Whether an outcome says that a field is null which never is so again. */
  private boolean asksForAbsence(ExpressionTree test, boolean outcome) {
    return NullTest.of(test)
        .filter(it -> it.isNull() == outcome)
        .filter(
            it -> it.variable() instanceof VarSymbol field && initialization.staysPresent(field))
        .isPresent();
  }

  /** Whether the field is a flag by which other code asks for a new value. */
  private boolean isSetByOthers() {
    return paths
        .slot()
        .variable()
        .filter(field -> field.type.hasTag(TypeTag.BOOLEAN))
        .filter(field -> !initialization.isOnlyAssignedHere(field))
        .isPresent();
  }

  /** Whether a part of a test reads what may change after the initialization. */
  private boolean mayChange(Tree part, Map<VarSymbol, Boolean> copies) {
    if (part instanceof MethodInvocationTree call) {
      // What other calls ask for, a hit does not call, or its parts tell.
      return ASTHelpers.getSymbol(call).isStatic()
          ? !Initialization.isTest(call)
          : Expressions.isOwnReceiver(ASTHelpers.getReceiver(call));
    }
    return part instanceof ExpressionTree
        && Symbols.of(part) instanceof VarSymbol variable
        && !variable.name.contentEquals("this")
        && !copies.containsKey(variable)
        && !paths.slot().holder().equals(variable)
        && !isConstant(variable)
        && !(Expressions.isField(variable) && initialization.isOnlyAssignedHere(variable));
  }

  private static boolean isConstant(VarSymbol variable) {
    return variable.getKind() == ElementKind.ENUM_CONSTANT
        || (Expressions.isField(variable)
            && (variable.flags() & Flags.FINAL) != 0
            && (variable.type.isPrimitive() || variable.getConstantValue() != null));
  }
}
