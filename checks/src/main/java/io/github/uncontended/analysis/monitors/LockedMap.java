package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;

/**
 * A final field of another object that a block locks and reads, as in {@code synchronized
 * (dfa.states) { return dfa.states.get(key); }}. The compilation shows what the field holds.
 *
 * @param field the field
 * @param owner the variable that has the other object; empty for any object
 */
record LockedMap(VarSymbol field, Optional<VarSymbol> owner) {

  /** What a section locks, if it is such a field and the other object is the same throughout. */
  static Optional<LockedMap> of(CriticalSection section, VisitorState state) {
    return section.lock().kind() == LockIdentity.Kind.FOREIGN
            && section.tree() instanceof SynchronizedTree block
            && ASTHelpers.stripParentheses(block.getExpression()) instanceof MemberSelectTree select
            && Symbols.of(select) instanceof VarSymbol field
            && (field.flags() & Flags.FINAL) != 0
            && CompilationIndex.of(state).declaration(field).isPresent()
        ? owner(select)
            .filter(owner -> isShared(owner, state))
            .map(owner -> new LockedMap(field, Optional.of(owner)))
        : Optional.empty();
  }

  /** The final variable, or final field of this object, that a field is selected from. */
  private static Optional<VarSymbol> owner(MemberSelectTree select) {
    ExpressionTree object = ASTHelpers.stripParentheses(select.getExpression());
    return Symbols.of(object) instanceof VarSymbol owner
            && ASTHelpers.isConsideredFinal(owner)
            && (object instanceof IdentifierTree || Assignments.isOwn(object))
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
        && (owner.isEmpty() || owner.equals(owner(select)));
  }
}
