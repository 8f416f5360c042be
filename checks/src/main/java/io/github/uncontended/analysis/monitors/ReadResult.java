package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.FieldRead.Form;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a section returns of the object that a field refers to: a copy, or the result of a call. */
final class ReadResult {
  private static final ImmutableSet<String> COPIES = ImmutableSet.of("copyOf", "toArray", "clone");

  private ReadResult() {}

  /** What becomes of the object; empty if that may change it, or is more than one read. */
  static Optional<Form> of(ExpressionTree result, SlotReads reads, VisitorState state) {
    if (isCopy(result, reads, state)) {
      return Optional.of(Form.ELEMENTS);
    }
    ExpressionTree value = Expressions.withoutCasts(result);
    if (!(value instanceof MethodInvocationTree call)
        || reads.own().body(call).isPresent()
        || !call.getArguments().stream().allMatch(it -> PlainExpression.is(it, state))) {
      return Optional.empty();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (receiver == null || !PlainExpression.is(receiver, state)) {
      return Optional.empty();
    }
    if (Expressions.isField(receiver)) {
      return mayChange(call)
          ? Optional.empty()
          : Optional.of(isQuery(call) ? Form.QUERY : Form.CALL);
    }
    return call.getArguments().stream().anyMatch(Expressions::isField)
            && changesNothing(call, state)
        ? Optional.of(Form.PASSED)
        : Optional.empty();
  }

  /**
   * Whether an expression copies the elements of a collection or array, or is what a method that
   * only computes makes of such a copy, which no other thread has.
   */
  private static boolean isCopy(ExpressionTree expression, SlotReads reads, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof NewClassTree creation) {
      return creation.getClassBody() == null
          && creation.getArguments().size() == 1
          && (isPlainOrView(creation.getArguments().get(0), state)
              || isCopy(creation.getArguments().get(0), reads, state))
          && ApiFact.COPIES.holdsFor(
              ASTHelpers.getSymbol(creation.getIdentifier()).flatName().toString(), "<init>");
    }
    if (!(value instanceof MethodInvocationTree call) || reads.own().body(call).isPresent()) {
      return false;
    }
    MethodSymbol method = ASTHelpers.getSymbol(call);
    return (COPIES.contains(method.name.toString())
            && call.getArguments().stream().allMatch(it -> isPlainOrArray(it, state)))
        || (PureMethods.contain(method) && isOfCopy(call, reads, state));
  }

  /** Whether an expression is plain, or a view of what one is, such as the values of a map. */
  private static boolean isPlainOrView(ExpressionTree expression, VisitorState state) {
    return PlainExpression.is(expression, state)
        || (expression instanceof MethodInvocationTree call
            && call.getArguments().isEmpty()
            && ASTHelpers.getReceiver(call) != null
            && PlainExpression.is(ASTHelpers.getReceiver(call), state)
            && ApiFact.VIEW.isInherited(ASTHelpers.getSymbol(call)));
  }

  /** Whether a call is on a copy or takes one, and apart from that only takes plain values. */
  private static boolean isOfCopy(MethodInvocationTree call, SlotReads reads, VisitorState state) {
    List<ExpressionTree> operands = new ArrayList<>(call.getArguments());
    if (!ASTHelpers.getSymbol(call).isStatic() && ASTHelpers.getReceiver(call) != null) {
      operands.add(ASTHelpers.getReceiver(call));
    }
    boolean hasCopy = false;
    for (ExpressionTree operand : operands) {
      boolean isCopy = isCopy(operand, reads, state);
      if (!isCopy && !PlainExpression.is(operand, state)) {
        return false;
      }
      hasCopy |= isCopy;
    }
    return hasCopy;
  }

  /**
   * Whether a call is shown to change nothing: a table or its code in sight says so, and overrides
   * that are not in sight do the same.
   */
  private static boolean changesNothing(MethodInvocationTree call, VisitorState state) {
    Verdict verdict = Effects.of(call, state).verdict();
    return verdict == Verdict.NONE
        || (verdict == Verdict.UNLIKELY
            && CompilationIndex.of(state)
                .declaration(ASTHelpers.getSymbol(call))
                .filter(path -> ((MethodTree) path.getLeaf()).getBody() != null)
                .isPresent());
  }

  /**
   * Whether a call may change the object: a method of the JDK that no table lists as one that only
   * reads, such as those of generators and ciphers. Little is known of other libraries.
   */
  private static boolean mayChange(MethodInvocationTree call) {
    MethodSymbol method = ASTHelpers.getSymbol(call);
    String type = method.enclClass().flatName().toString();
    return (type.startsWith("java.") || type.startsWith("javax."))
        && !PureMethods.contain(method)
        && !ApiFact.READS.isInherited(method)
        && !ApiFact.READS_ELEMENTS.isInherited(method)
        && !ApiFact.VIEW.isInherited(method)
        && !ApiFact.SHOWS.isInherited(method);
  }

  /** Whether a call looks at the object as a whole, and not for something in it. */
  private static boolean isQuery(MethodInvocationTree call) {
    MethodSymbol method = ASTHelpers.getSymbol(call);
    return call.getArguments().isEmpty()
        && (PureMethods.contain(method)
            || ApiFact.READS.isInherited(method)
            || ApiFact.SHOWS.isInherited(method));
  }

  /** Whether an argument is plain, or the array that {@code toArray} fills, or that creates it. */
  private static boolean isPlainOrArray(ExpressionTree argument, VisitorState state) {
    return PlainExpression.is(argument, state)
        || argument instanceof NewArrayTree
        || argument instanceof MemberReferenceTree;
  }
}
