package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How code goes through the elements of a list or array other than by a {@code for-each} loop: by
 * its indices, with an iterator or as a stream.
 */
final class Traversal {
  private static final ImmutableSet<String> BEGINS =
      ImmutableSet.of("iterator", "listIterator", "elements");
  private static final ImmutableSet<String> TESTS = ImmutableSet.of("hasNext", "hasMoreElements");
  private static final ImmutableSet<String> NEXT = ImmutableSet.of("next", "nextElement");

  private static final ImmutableSet<String> STREAMS = ImmutableSet.of("stream", "parallelStream");
  private static final ImmutableSet<String> FIRST = ImmutableSet.of("findFirst", "findAny");
  private static final String STREAM = "java.util.stream.Stream";

  private final OwnMembers own;
  private final UnitIndex index;

  Traversal(OwnMembers own, UnitIndex index) {
    this.own = own;
    this.index = index;
  }

  /** The holder of the element that a call returns: the next one, or the first that fits. */
  Optional<Symbol> element(MethodInvocationTree call) {
    if (!call.getArguments().isEmpty()) {
      return Optional.empty();
    }
    String name = Expressions.simpleName(call.getMethodSelect());
    return NEXT.contains(name)
        ? iterated(ASTHelpers.getReceiver(call))
        : FIRST.contains(name)
            ? streamed(ASTHelpers.getReceiver(call), /* isByKey= */ false)
            : Optional.empty();
  }

  /** The holder whose elements the iterator in a local variable goes through. */
  private Optional<Symbol> iterated(ExpressionTree iterator) {
    return Expressions.isLocal(iterator)
            && Symbols.of(iterator) instanceof VarSymbol variable
            && ASTHelpers.isConsideredFinal(variable)
        ? LockIdentity.initializer(variable, index)
            .filter(
                begin ->
                    begin instanceof MethodInvocationTree call
                        && call.getArguments().isEmpty()
                        && BEGINS.contains(Expressions.simpleName(call.getMethodSelect())))
            .flatMap(this::holderOfReceiver)
        : Optional.empty();
  }

  /** The holder whose elements a stream has, if they are compared with a value of the method. */
  private Optional<Symbol> streamed(ExpressionTree stream, boolean isByKey) {
    if (!(stream instanceof MethodInvocationTree call)
        || !KnownTypes.nameOf(ASTHelpers.getType(call)).equals(STREAM)) {
      return Optional.empty();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (STREAMS.contains(Expressions.simpleName(call.getMethodSelect()))
        && call.getArguments().isEmpty()) {
      return isByKey && receiver != null ? own.holder(receiver) : Optional.empty();
    }
    return streamed(receiver, isByKey || call.getArguments().stream().anyMatch(Traversal::isBound));
  }

  /** Whether a function uses a variable of the method around it. */
  private static boolean isBound(ExpressionTree function) {
    Set<Symbol> used = Expressions.locals(function);
    Expressions.contains(
        function,
        part -> {
          if (part instanceof VariableTree) {
            used.remove(Symbols.of(part));
          }
          return false;
        });
    return !used.isEmpty();
  }

  private Optional<Symbol> holderOfReceiver(ExpressionTree call) {
    return Optional.ofNullable(ASTHelpers.getReceiver(call)).flatMap(own::holder);
  }

  /**
   * The conditions of loops in statements that go on while a slot's list or array has elements, and
   * look at each of them.
   */
  Set<Tree> conditions(Slot slot, List<? extends StatementTree> statements, SlotReads reads) {
    Set<Tree> conditions = new HashSet<>();
    for (StatementTree statement : statements) {
      Expressions.evaluates(
          statement,
          part -> {
            if (part instanceof ForLoopTree loop && loop.getCondition() != null) {
              add(loop.getCondition(), loop.getStatement(), slot, reads, conditions);
            } else if (part instanceof WhileLoopTree loop) {
              add(loop.getCondition(), loop.getStatement(), slot, reads, conditions);
            }
            return false;
          });
    }
    return conditions;
  }

  private void add(
      ExpressionTree condition,
      StatementTree body,
      Slot slot,
      SlotReads reads,
      Set<Tree> conditions) {
    if (hasMore(condition, slot) && reads.in(body).contains(slot)) {
      conditions.add(ASTHelpers.stripParentheses(condition));
    }
  }

  /** Whether a condition includes that there is another element. */
  private boolean hasMore(ExpressionTree condition, Slot slot) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof MethodInvocationTree call) {
      return TESTS.contains(Expressions.simpleName(call.getMethodSelect()))
          && iterated(ASTHelpers.getReceiver(call)).filter(slot.holder()::equals).isPresent();
    }
    if (!(test instanceof BinaryTree both)) {
      return false;
    }
    return test.getKind() == Kind.CONDITIONAL_AND
        ? hasMore(both.getLeftOperand(), slot) || hasMore(both.getRightOperand(), slot)
        : test.getKind() == Kind.LESS_THAN && isSizeOf(both.getRightOperand(), slot);
  }

  private boolean isSizeOf(ExpressionTree number, Slot slot) {
    ExpressionTree size = ASTHelpers.stripParentheses(number);
    ExpressionTree holder =
        size instanceof MethodInvocationTree call
                && Expressions.simpleName(call.getMethodSelect()).equals("size")
            ? ASTHelpers.getReceiver(call)
            : size instanceof MemberSelectTree select
                    && select.getIdentifier().contentEquals("length")
                ? select.getExpression()
                : null;
    return holder != null && own.holder(holder).filter(slot.holder()::equals).isPresent();
  }
}
