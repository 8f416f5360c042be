package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/**
 * A method of the object, or of its class, that returns the helper in a field, and may create it
 * first: a section that calls it uses the field.
 *
 * @param method has no parameters, and nothing in the compilation overrides it
 * @param field what it returns
 */
record HelperGetter(MethodTree method, VarSymbol field) {
  /**
   * The getter that an expression calls, under the lock of a section; empty for others, and for
   * those that take another lock.
   */
  static Optional<HelperGetter> of(ExpressionTree value, LockIdentity lock, VisitorState state) {
    if (!(value instanceof MethodInvocationTree call)
        || !call.getArguments().isEmpty()
        || !Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
        || !(Symbols.of(call) instanceof MethodSymbol called)
        || !LockedHelper.isOne(called.getReturnType(), state)) {
      return Optional.empty();
    }
    TreePath declaration = UnitIndex.of(state).declaration(called).orElse(null);
    if (declaration == null
        || !(declaration.getLeaf() instanceof MethodTree method)
        || method.getBody() == null
        || !CompilationIndex.of(state).overriders(called).isEmpty()
        || !isUnder(lock, declaration, state)) {
      return Optional.empty();
    }
    List<ExpressionTree> results = Returns.of(method.getBody());
    return !results.isEmpty()
            && Symbols.of(results.get(0)) instanceof VarSymbol field
            && Expressions.isField(field)
            && results.stream()
                .allMatch(
                    it ->
                        field.equals(Symbols.of(it)) && (field.isStatic() || Assignments.isOwn(it)))
        ? Optional.of(new HelperGetter(method, field))
        : Optional.empty();
  }

  /** Whether a method takes no lock but this one. */
  private static boolean isUnder(LockIdentity lock, TreePath method, VisitorState state) {
    return CriticalSections.of(state).all().stream()
        .filter(section -> Places.isWithin(section.path(), method.getLeaf()))
        .allMatch(section -> LockSet.exclude(section.lock(), lock, state.getTypes()));
  }

  /** Whether an expression is what the method returns. */
  boolean returns(ExpressionTree result) {
    return field.equals(Symbols.of(result));
  }
}
