package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;
import javax.lang.model.element.ElementKind;

/** Which keys no earlier call can have put into a map, so that a lookup always misses. */
public final class UniqueKeys {
  /** How many variables and calls a key is followed through. */
  private static final int DEPTH = 4;

  private UniqueKeys() {}

  /**
   * Whether a key is another one on each evaluation: a new object that is equal to itself only, a
   * random id, the next number of a counter, or a text made of one of these.
   */
  public static boolean isNewEachTime(ExpressionTree key, VisitorState state) {
    return isNew(key, state, DEPTH);
  }

  private static boolean isNew(ExpressionTree expression, VisitorState state, int depth) {
    ExpressionTree key = ASTHelpers.stripParentheses(expression);
    if (depth == 0) {
      return false;
    }
    if (key instanceof NewClassTree creation) {
      return hasIdentity(ASTHelpers.getType(creation), state);
    }
    if (key instanceof BinaryTree sum) {
      return sum.getKind() == Kind.PLUS
          && Expressions.isString(sum)
          && (isNew(sum.getLeftOperand(), state, depth - 1)
              || isNew(sum.getRightOperand(), state, depth - 1));
    }
    if (key instanceof MethodInvocationTree call) {
      MethodSymbol method = ASTHelpers.getSymbol(call);
      return ApiFact.UNIQUE.holdsFor(method) || isTextOfNew(call, method, state, depth);
    }
    if (Symbols.of(key) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.LOCAL_VARIABLE) {
      List<ExpressionTree> values = Assignments.values(variable, state);
      return !values.isEmpty() && values.stream().allMatch(value -> isNew(value, state, depth - 1));
    }
    return false;
  }

  private static boolean isTextOfNew(
      MethodInvocationTree call, MethodSymbol method, VisitorState state, int depth) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return switch (method.name.toString()) {
      case "toString" ->
          method.params().isEmpty() && receiver != null && isNew(receiver, state, depth - 1);
      case "valueOf" ->
          method.isStatic()
              && call.getArguments().size() == 1
              && isNew(call.getArguments().get(0), state, depth - 1);
      default -> false;
    };
  }

  /** Whether the instances of a class are equal to themselves only. */
  private static boolean hasIdentity(Type type, VisitorState state) {
    return type != null
        && state.getTypes().closure(type).stream()
            .filter(each -> each.tsym != state.getSymtab().objectType.tsym)
            .noneMatch(each -> each.tsym.members().findFirst(state.getNames().equals) != null);
  }
}
