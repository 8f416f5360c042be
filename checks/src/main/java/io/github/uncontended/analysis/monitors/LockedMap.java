package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A field of another object that a block reads and that it locks, itself or with its object, as in
 * {@code synchronized (dfa.states) { return dfa.states.get(key); }} and {@code synchronized
 * (source) { return source.cache.get(key); }}. The compilation shows what the field holds.
 *
 * @param field the field
 * @param owner the variable that has the other object; empty for any object
 */
record LockedMap(VarSymbol field, Optional<VarSymbol> owner) {

  /** What a section locks, if it is such a field and the other object is the same throughout. */
  static Optional<LockedMap> of(CriticalSection section, VisitorState state) {
    if (!(section.tree() instanceof SynchronizedTree block)) {
      return Optional.empty();
    }
    ExpressionTree locked = ASTHelpers.stripParentheses(block.getExpression());
    return section.lock().kind() == LockIdentity.Kind.FOREIGN
        ? Optional.of(locked)
            .filter(MemberSelectTree.class::isInstance)
            .flatMap(select -> of((MemberSelectTree) select, state))
        : ofOwner(locked, block, state);
  }

  private static Optional<LockedMap> of(MemberSelectTree select, VisitorState state) {
    return Symbols.of(select) instanceof VarSymbol field && isKept(field, state)
        ? owner(select.getExpression(), state)
            .filter(owner -> isShared(owner, state))
            .map(owner -> new LockedMap(field, Optional.of(owner)))
        : Optional.empty();
  }

  /** The field of a locked object in which the block first looks something up. */
  private static Optional<LockedMap> ofOwner(
      ExpressionTree locked, SynchronizedTree block, VisitorState state) {
    if (Expressions.isThis(locked) || !(Symbols.of(locked) instanceof VarSymbol owner)) {
      return Optional.empty();
    }
    List<MemberSelectTree> found = new ArrayList<>();
    Expressions.evaluates(
        block.getBlock(),
        part ->
            part instanceof MethodInvocationTree call
                && SlotReads.isLookup(Expressions.simpleName(call.getMethodSelect()))
                && ASTHelpers.getReceiver(call) instanceof MemberSelectTree map
                && isNamedBy(owner, map.getExpression())
                && found.add(map));
    return found.stream().findFirst().flatMap(map -> of(map, state));
  }

  /** Whether a field of the compilation always has the same map. */
  private static boolean isKept(VarSymbol field, VisitorState state) {
    return CompilationIndex.of(state).declaration(field).isPresent()
        && ((field.flags() & Flags.FINAL) != 0
            || FieldAccesses.of(field, state).writes().isEmpty());
  }

  /** The variable, or field of this object, that always has the same object. */
  private static Optional<VarSymbol> owner(ExpressionTree object, VisitorState state) {
    ExpressionTree name = ASTHelpers.stripParentheses(object);
    return Symbols.of(name) instanceof VarSymbol owner
            && Assignments.isOwn(name)
            && (ASTHelpers.isConsideredFinal(owner)
                || (owner.isPrivate() && FieldAccesses.of(owner, state).writes().isEmpty()))
        ? Optional.of(owner)
        : Optional.empty();
  }

  /** Whether a variable may have an object that other threads have, too: no new one. */
  private static boolean isShared(VarSymbol owner, VisitorState state) {
    return Expressions.isField(owner)
        || Assignments.values(owner, state).stream().noneMatch(NewClassTree.class::isInstance);
  }

  /** The same field of any object. */
  LockedMap ofAnyObject() {
    return new LockedMap(field, Optional.empty());
  }

  /** Whether an expression names the field. */
  boolean isNamedBy(ExpressionTree name) {
    return name instanceof MemberSelectTree select
        && field.equals(Symbols.of(select))
        && (owner.isEmpty() || isNamedBy(owner.get(), select.getExpression()));
  }

  /** Whether an expression names a variable, and no field of another object. */
  private static boolean isNamedBy(VarSymbol variable, ExpressionTree expression) {
    return variable.equals(Symbols.of(ASTHelpers.stripParentheses(expression)))
        && Assignments.isOwn(expression);
  }
}
