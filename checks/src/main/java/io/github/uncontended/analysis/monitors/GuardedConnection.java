package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Recognizes the connection, or the statement, stream or channel of one, that a lock is there for:
 * it is in a field that only critical sections use, or it is the lock itself. Its client must send
 * one request after the other. What comes from such a field counts, too, and so do the elements of
 * a collection that is only filled with them.
 *
 * <p>A lock that all objects of a class have in common is not there for the connection that each of
 * them has.
 */
final class GuardedConnection {
  private final Optional<CriticalSection> section;
  private final Predicate<TreePath> counts;
  private final VisitorState state;

  /**
   * @param section the section that uses connections
   * @param counts whether a place counts, by how often it runs
   */
  GuardedConnection(
      Optional<CriticalSection> section, Predicate<TreePath> counts, VisitorState state) {
    this.section = section;
    this.counts = counts;
    this.state = state;
  }

  /** Whether the value of an expression, which may be null for none, is one. */
  boolean is(ExpressionTree expression) {
    return expression != null && is(expression, new HashSet<>());
  }

  private boolean is(ExpressionTree expression, Set<Symbol> entered) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (value instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      return isConnection(ASTHelpers.getType(value))
          && receiver != null
          && (is(receiver, entered) || isElement(receiver, entered));
    }
    if (value instanceof NewClassTree creation) {
      return isConnection(ASTHelpers.getType(value))
          && creation.getArguments().stream()
              .anyMatch(
                  argument -> isConnection(ASTHelpers.getType(argument)) && is(argument, entered));
    }
    if (!(Symbols.of(value) instanceof VarSymbol variable)) {
      return false;
    }
    if (Expressions.isField(variable)) {
      return isConnection(variable.type) && isGuarded(variable);
    }
    // What a variable is assigned from itself, or through a collection, adds nothing.
    if (!entered.add(variable)) {
      return true;
    }
    return Assignments.areAll(variable, it -> is(it, entered), state);
  }

  /** Whether a connection is itself the lock, or only used while some lock is held. */
  private boolean isGuarded(VarSymbol connection) {
    if (section.filter(it -> it.lock().isOfClass()).isPresent() && isOfEachObject(connection)) {
      return false;
    }
    return FieldAccesses.of(connection, state).all().stream()
            .anyMatch(access -> access.kind() == FieldAccess.Kind.LOCK)
        || areUsesGuarded(connection);
  }

  private boolean areUsesGuarded(VarSymbol field) {
    return FieldAccesses.of(field, state).afterConstruction().stream()
        .allMatch(access -> !access.locks().isEmpty() || isLifecycle(access));
  }

  /** Whether a field is one of several objects; a class that only creates itself has one. */
  private static boolean isOfEachObject(VarSymbol field) {
    return !field.isStatic()
        && field.owner instanceof ClassSymbol type
        && !type.isEnum()
        && ASTHelpers.getEnclosedElements(type).stream()
            .anyMatch(member -> member.isConstructor() && (member.flags() & Flags.PRIVATE) == 0);
  }

  /** Whether an expression is a collection in a field that is only filled with such objects. */
  private boolean isElement(ExpressionTree collection, Set<Symbol> entered) {
    if (!(Symbols.of(collection) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !KnownTypes.isCollection(field.type, state)
        || !areUsesGuarded(field)) {
      return false;
    }
    List<ExpressionTree> added =
        FieldAccesses.of(field, state).all().stream()
            .flatMap(access -> access.call().stream())
            .map(call -> (MethodInvocationTree) call.getLeaf())
            .filter(
                call -> ApiFact.WRITES.isMethodName(Expressions.simpleName(call.getMethodSelect())))
            .flatMap(call -> call.getArguments().stream())
            .<ExpressionTree>map(
                argument ->
                    argument instanceof LambdaExpressionTree lambda
                            && lambda.getBody() instanceof ExpressionTree result
                        ? result
                        : argument)
            .filter(argument -> isConnection(ASTHelpers.getType(argument)))
            .toList();
    return !added.isEmpty() && added.stream().allMatch(it -> is(it, entered));
  }

  private boolean isLifecycle(FieldAccess access) {
    return !counts.test(access.path());
  }

  private boolean isConnection(Type type) {
    return type != null && ApiFact.CONNECTION.holdsForAny(KnownTypes.supertypes(type, state));
  }
}
