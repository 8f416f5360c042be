package io.github.uncontended.analysis.caching;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.ExecutionOrder;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which expressions look up one key in one map, or one element in one collection, and which
 * conditions show that it is absent.
 *
 * <p>Map and key are compared by {@link ExpressionEquality}. Results are followed through local
 * variables, casts, optionals and references. An empty collection under the key counts as absent
 * where the code tests for it. A lookup before a variable of the key is assigned anew looked up
 * another key.
 *
 * @param map the map, as the code names it
 * @param key the key, as the code names it
 * @param place where the key has the value that is meant
 * @param state of the unit
 */
record KeyLookup(ExpressionTree map, ExpressionTree key, TreePath place, VisitorState state) {
  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));

  /** How many variables a condition or value is followed through. */
  private static final int DEPTH = 4;

  /** The lookup in the same map of the key that a caller of the method around the place passes. */
  KeyLookup ofCaller(TreePath call, ExpressionTree argument) {
    return new KeyLookup(map, argument, call, state);
  }

  /** Whether a variable of the key gets another value behind a position and before the place. */
  boolean isAssignedSince(int position) {
    return Expressions.contains(
        key, part -> Symbols.of(part) instanceof VarSymbol it && isAssignedSince(position, it));
  }

  private boolean isAssignedSince(int position, VarSymbol variable) {
    return UnitIndex.of(place.getCompilationUnit(), state.context).uses(variable).stream()
        .filter(Assignments::isTarget)
        .map(target -> Places.withParentheses(target).getParentPath())
        .anyMatch(write -> isSince(position, write));
  }

  private boolean isSince(int position, TreePath write) {
    int start = Source.start(write.getLeaf());
    return position < start
        && start < Source.start(place.getLeaf())
        && ExecutionOrder.mayFollow(place, write);
  }

  /** Whether the key was absent if a condition evaluates to {@code outcome}. */
  boolean isAbsent(ExpressionTree condition, boolean outcome) {
    return isAbsent(condition, outcome, DEPTH);
  }

  private boolean isAbsent(ExpressionTree condition, boolean outcome, int depth) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (depth == 0) {
      return false;
    }
    switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> {
        return isAbsent(((UnaryTree) test).getExpression(), !outcome, depth);
      }
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        boolean left = isAbsent(both.getLeftOperand(), outcome, depth);
        boolean right = isAbsent(both.getRightOperand(), outcome, depth);
        return outcome == (test.getKind() == Kind.CONDITIONAL_AND) ? left || right : left && right;
      }
      case EQUAL_TO, NOT_EQUAL_TO -> {
        BinaryTree comparison = (BinaryTree) test;
        return outcome == (test.getKind() == Kind.EQUAL_TO)
            && ((Expressions.isNull(comparison.getRightOperand())
                    && isValue(comparison.getLeftOperand()))
                || (Expressions.isNull(comparison.getLeftOperand())
                    && isValue(comparison.getRightOperand())));
      }
      case INSTANCE_OF -> {
        return !outcome && isValue(((InstanceOfTree) test).getExpression());
      }
      case METHOD_INVOCATION -> {
        return isAbsentByCall((MethodInvocationTree) test, outcome);
      }
      default -> {
        return isLocal(test)
            && Assignments.values((VarSymbol) Symbols.of(test), state).stream()
                .anyMatch(value -> isAbsent(value, outcome, depth - 1));
      }
    }
  }

  private boolean isAbsentByCall(MethodInvocationTree call, boolean outcome) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return switch (method.name.toString()) {
      case "containsKey", "contains" -> !outcome && isLookup(call);
      case "isNull" -> outcome && isOfValue(call);
      case "nonNull" -> !outcome && isOfValue(call);
      case "isPresent" -> !outcome && isOptional(receiver);
      case "isEmpty" -> outcome && (isOptional(receiver) || isEntry(receiver));
      default -> false;
    };
  }

  /** Whether a call is given the value that was found, as those of {@code Objects} are. */
  private boolean isOfValue(MethodInvocationTree call) {
    return call.getArguments().size() == 1 && isValue(call.getArguments().get(0));
  }

  /** Whether an expression is the value that was found: an empty one is replaced like none. */
  private boolean isEntry(ExpressionTree expression) {
    return expression != null && isValue(expression);
  }

  /** Whether an expression wraps the value under the key, such as {@code Optional.ofNullable}. */
  boolean isOptional(ExpressionTree expression) {
    return isOptional(expression, DEPTH);
  }

  private boolean isOptional(ExpressionTree optional, int depth) {
    if (optional == null || depth == 0) {
      return false;
    }
    ExpressionTree value = ASTHelpers.stripParentheses(optional);
    if (value instanceof MethodInvocationTree wrap) {
      return wrap.getArguments().size() == 1 && isValue(wrap.getArguments().get(0));
    }
    return isLocal(value)
        && Assignments.values((VarSymbol) Symbols.of(value), state).stream()
            .anyMatch(it -> isOptional(it, depth - 1));
  }

  /** Whether an expression is the value that the map holds under the key. */
  boolean isValue(ExpressionTree expression) {
    return isValue(expression, DEPTH);
  }

  private boolean isValue(ExpressionTree expression, int depth) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (depth == 0) {
      return false;
    }
    if (value instanceof TypeCastTree cast) {
      return isValue(cast.getExpression(), depth);
    }
    if (value instanceof AssignmentTree assignment) {
      return isValue(assignment.getExpression(), depth);
    }
    if (value instanceof ConditionalExpressionTree choice) {
      return (Expressions.isNull(choice.getFalseExpression())
              && isValue(choice.getTrueExpression(), depth))
          || (Expressions.isNull(choice.getTrueExpression())
              && isValue(choice.getFalseExpression(), depth));
    }
    if (value instanceof MethodInvocationTree call) {
      return isLookup(call) || isReferent(call, depth) || isReturnedBy(call, depth);
    }
    return isLocal(value)
        && Assignments.values((VarSymbol) Symbols.of(value), state).stream()
            .anyMatch(it -> isValue(it, depth - 1));
  }

  /** Whether a call asks for what a reference refers to that the map holds under the key. */
  private boolean isReferent(MethodInvocationTree call, int depth) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null
        && call.getArguments().isEmpty()
        && KnownTypes.isReference(ASTHelpers.getType(receiver), state)
        && isValue(receiver, depth);
  }

  /** Whether a call is of a private method that returns the value, or null, for the key. */
  private boolean isReturnedBy(MethodInvocationTree call, int depth) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || !method.isPrivate()) {
      return false;
    }
    List<? extends ExpressionTree> arguments = call.getArguments();
    int position = Iterables.indexOf(arguments, it -> ExpressionEquality.areSame(it, key));
    if (position < 0 || position >= method.params().size()) {
      return false;
    }
    return UnitIndex.of(state)
        .declaration(method)
        .filter(declaration -> returnsValue(declaration, method.params().get(position), depth - 1))
        .isPresent();
  }

  private boolean returnsValue(TreePath method, VarSymbol parameter, int depth) {
    BlockTree body = ((MethodTree) method.getLeaf()).getBody();
    Optional<KeyLookup> inside =
        ASTHelpers.isConsideredFinal(parameter) ? inside(method, parameter) : Optional.empty();
    List<ExpressionTree> results =
        Returns.of(body).stream().filter(result -> !Expressions.isNull(result)).toList();
    return inside.isPresent()
        && !results.isEmpty()
        && results.stream().allMatch(result -> inside.get().isValue(result, depth));
  }

  /** The lookup of a parameter in a method's body. */
  private Optional<KeyLookup> inside(TreePath method, VarSymbol parameter) {
    List<KeyLookup> lookups = new ArrayList<>();
    Expressions.evaluates(
        ((MethodTree) method.getLeaf()).getBody(),
        part ->
            part instanceof MethodInvocationTree call
                && !call.getArguments().isEmpty()
                && parameter.equals(Symbols.of(call.getArguments().get(0)))
                && isLookup(call, ofCaller(method, call.getArguments().get(0)), lookups));
    return lookups.stream().findFirst();
  }

  private static boolean isLookup(
      MethodInvocationTree call, KeyLookup lookup, List<KeyLookup> found) {
    return lookup.isLookup(call) && found.add(lookup);
  }

  private static boolean isLocal(ExpressionTree expression) {
    return expression instanceof IdentifierTree
        && Symbols.of(expression) instanceof VarSymbol variable
        && variable.owner instanceof MethodSymbol;
  }

  private boolean isLookup(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (method.name.contentEquals("get")
            || method.name.contentEquals("containsKey")
            || (method.name.contentEquals("contains") && isElementTest(method))
            || (method.name.contentEquals("getOrDefault")
                && call.getArguments().size() == 2
                && Expressions.isNull(call.getArguments().get(1))))
        && isCallWithKey(call);
  }

  /** Whether {@code contains} tests an element of a collection, and not a value of a map. */
  private boolean isElementTest(MethodSymbol contains) {
    return ASTHelpers.isSubtype(contains.owner.type, COLLECTION.get(state), state);
  }

  private boolean isCallWithKey(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && !call.getArguments().isEmpty()
        && ExpressionEquality.areSame(select.getExpression(), map)
        && ExpressionEquality.areSame(call.getArguments().get(0), key)
        && !isAssignedSince(Source.start(call));
  }

  /** Whether evaluating a tree looks the key up, outside of lambdas and class bodies. */
  boolean isEvaluatedIn(Tree tree) {
    return Expressions.evaluates(
        tree, part -> part instanceof MethodInvocationTree call && isLookup(call));
  }
}
