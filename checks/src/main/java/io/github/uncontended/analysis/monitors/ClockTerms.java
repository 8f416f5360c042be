package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * The terms of a sum of times or counts, by their signs: fields that may change, readings of a
 * clock, and other values, such as an interval. Local variables stand for all values that they are
 * assigned.
 */
final class ClockTerms {
  /** What a term, other than a field, is. */
  enum Term {
    CLOCK,
    MINUS_CLOCK,
    /** An interval, if it is added. */
    OTHER
  }

  private static final ImmutableSet<String> CLOCKS =
      ImmutableSet.of("currentTimeMillis", "millis", "nanoTime");

  private final VisitorState state;
  private final Set<VarSymbol> fields = new HashSet<>();
  private final Set<VarSymbol> minusFields = new HashSet<>();
  private final Set<Term> terms = EnumSet.noneOf(Term.class);
  private final Set<Symbol> entered = new HashSet<>();

  private ClockTerms(VisitorState state) {
    this.state = state;
  }

  /** The terms of an expression. */
  static ClockTerms of(ExpressionTree sum, VisitorState state) {
    ClockTerms terms = new ClockTerms(state);
    terms.add(sum, true);
    return terms;
  }

  /** The terms of a difference. */
  static ClockTerms of(ExpressionTree greater, ExpressionTree less, VisitorState state) {
    ClockTerms terms = of(greater, state);
    terms.entered.clear();
    terms.add(less, false);
    return terms;
  }

  /** Whether a term occurs. */
  boolean has(Term term) {
    return terms.contains(term);
  }

  /** Whether something is added beside readings of a clock and one field: an interval. */
  boolean addsTo(VarSymbol field) {
    return has(Term.OTHER) || fields.stream().anyMatch(other -> !other.equals(field));
  }

  /** The fields that are added. */
  Set<VarSymbol> fields() {
    return fields;
  }

  /** The fields that are subtracted. */
  Set<VarSymbol> minusFields() {
    return minusFields;
  }

  private void add(ExpressionTree expression, boolean isPlus) {
    ExpressionTree value = Expressions.withoutCasts(ASTHelpers.stripParentheses(expression));
    if (ASTHelpers.constValue(value) instanceof Number number) {
      if (number.doubleValue() != 0) {
        addOther(isPlus == number.doubleValue() > 0);
      }
      return;
    }
    switch (value.getKind()) {
      case PLUS, MINUS -> {
        BinaryTree sum = (BinaryTree) value;
        add(sum.getLeftOperand(), isPlus);
        add(sum.getRightOperand(), isPlus == (value.getKind() == ExpressionTree.Kind.PLUS));
      }
      case MULTIPLY, DIVIDE -> {
        BinaryTree scaled = (BinaryTree) value;
        boolean isFactorFirst = ASTHelpers.constValue(scaled.getLeftOperand()) != null;
        add(isFactorFirst ? scaled.getRightOperand() : scaled.getLeftOperand(), isPlus);
      }
      case UNARY_MINUS -> add(((UnaryTree) value).getExpression(), !isPlus);
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
          add(((UnaryTree) value).getExpression(), isPlus);
      case METHOD_INVOCATION -> addCall((MethodInvocationTree) value, isPlus);
      default -> addVariable(value, isPlus);
    }
  }

  private void addCall(MethodInvocationTree call, boolean isPlus) {
    String owner = ASTHelpers.getSymbol(call).enclClass().getQualifiedName().toString();
    if (isClock(call)) {
      terms.add(isPlus ? Term.CLOCK : Term.MINUS_CLOCK);
    } else if (owner.equals("java.lang.Math") || owner.equals("java.util.concurrent.TimeUnit")) {
      // The larger or smaller one, or the same in another unit.
      call.getArguments().forEach(argument -> add(argument, isPlus));
    } else {
      addOther(isPlus);
    }
  }

  private void addVariable(ExpressionTree value, boolean isPlus) {
    if (!(Symbols.of(value) instanceof VarSymbol variable)
        || variable.getKind() == ElementKind.PARAMETER) {
      addOther(isPlus);
    } else if (Expressions.isField(variable)) {
      (isPlus ? fields : minusFields).add(variable);
    } else if (entered.add(variable)) {
      Assignments.values(variable, state).forEach(each -> add(each, isPlus));
    }
  }

  private void addOther(boolean isPlus) {
    if (isPlus) {
      terms.add(Term.OTHER);
    }
  }

  /** Whether a call reads a clock. */
  private static boolean isClock(MethodInvocationTree call) {
    return call.getArguments().isEmpty()
        && CLOCKS.contains(Expressions.simpleName(call.getMethodSelect()));
  }
}
