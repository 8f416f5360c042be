package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.NullResults;
import java.util.Optional;
import java.util.stream.Stream;

/** The entry that a section stores in a map: whether key and value can be in a concurrent one. */
final class StoredEntry {
  private StoredEntry() {}

  /** The local variable whose value is stored, also one that is assigned there. */
  static Optional<VarSymbol> value(MethodInvocationTree put) {
    ExpressionTree value = put.getArguments().get(1);
    ExpressionTree variable =
        value instanceof AssignmentTree assignment ? assignment.getVariable() : value;
    return isLocal(variable)
        ? Optional.of((VarSymbol) ASTHelpers.getSymbol(variable))
        : Optional.empty();
  }

  /** Whether the key or the value visibly can be null, which a concurrent map refuses. */
  static boolean mayBeNull(
      MethodInvocationTree put, VarSymbol field, CriticalSection section, VisitorState state) {
    Optional<VarSymbol> value = value(put);
    // Who asks containsKey has a reason if null is a value, too: then nothing else tells it apart.
    boolean keepsNull = section.hasPart(part -> isContainsKey(part, field));
    return keyMayBeNull(put, section, state)
        || (value.isEmpty()
            ? mayBeNull(put.getArguments().get(1), keepsNull, state)
            : !isTested(put, value.get(), section)
                && stored(value.get(), field, section, state)
                    .anyMatch(it -> mayBeNull(it, keepsNull, state)));
  }

  private static Stream<ExpressionTree> stored(
      VarSymbol value, VarSymbol field, CriticalSection section, VisitorState state) {
    return Assignments.values(value, state).stream()
        .filter(it -> !Expressions.isNull(it) && !isLookup(it, field))
        .filter(it -> contains(section, it));
  }

  private static boolean mayBeNull(ExpressionTree value, boolean keepsNull, VisitorState state) {
    return keepsNull
        ? !NullResults.areExcluded(value, state)
        : NullResults.isPossible(value, state);
  }

  private static boolean isContainsKey(Tree part, VarSymbol field) {
    return part instanceof MethodInvocationTree call
        && Expressions.simpleName(call.getMethodSelect()).equals("containsKey")
        && field.equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  /** Whether a local variable that is the first argument of a call visibly can be null. */
  static boolean keyMayBeNull(
      MethodInvocationTree call, CriticalSection section, VisitorState state) {
    VarSymbol key = (VarSymbol) ASTHelpers.getSymbol(call.getArguments().get(0));
    return isComparedWithNull(key, state)
        || NullResults.isPossible(call.getArguments().get(0), state)
        || isPassedNull(key, section, state);
  }

  private static boolean contains(CriticalSection section, Tree tree) {
    return section.hasPart(part -> part == tree);
  }

  private static boolean contains(Tree whole, Tree part) {
    return Expressions.contains(whole, it -> it == part);
  }

  private static boolean isComparedWithNull(VarSymbol variable, VisitorState state) {
    return UnitIndex.of(state).uses(variable).stream()
        .anyMatch(use -> isNullTest(use.getParentPath().getLeaf()));
  }

  private static boolean isNullTest(Tree tree) {
    return (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO)
        && Expressions.comparedWithNull((BinaryTree) tree).isPresent();
  }

  /** Whether code of the compilation passes null for a parameter of the section's method. */
  private static boolean isPassedNull(VarSymbol key, CriticalSection section, VisitorState state) {
    Optional<MethodSymbol> method = section.methodSymbol().filter(it -> it.params().contains(key));
    return method.isPresent()
        && CompilationIndex.of(state).calls(method.get()).stream()
            .flatMap(
                call ->
                    Expressions.argument(call.getLeaf(), method.get().params().indexOf(key))
                        .stream())
            .anyMatch(Expressions::isNull);
  }

  /** Whether the value is stored only where a test shows that it is not null. */
  private static boolean isTested(
      MethodInvocationTree put, VarSymbol value, CriticalSection section) {
    return section.hasPart(
        part ->
            part instanceof IfTree test
                && isNotNull(test.getCondition(), value)
                && contains(test.getThenStatement(), put));
  }

  private static boolean isNotNull(ExpressionTree condition, VarSymbol value) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return test.getKind() == Tree.Kind.NOT_EQUAL_TO
        && isNullTest(test)
        && value.equals(Symbols.of(((BinaryTree) test).getLeftOperand()));
  }

  private static boolean isLookup(ExpressionTree value, VarSymbol field) {
    return Expressions.withoutCasts(value) instanceof MethodInvocationTree call
        && field.equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  /** Whether an argument is a local variable or a parameter. */
  static boolean isLocal(ExpressionTree argument) {
    return argument instanceof IdentifierTree
        && Symbols.of(argument) instanceof VarSymbol variable
        && !variable.owner.getKind().isClass();
  }
}
