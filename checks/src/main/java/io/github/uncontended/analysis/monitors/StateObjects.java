package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Fields of an object that holds the state of another one: {@code state.byName}, where every use
 * outside of the state's own class goes through the same field, which keeps its value, and no other
 * program has one. Such a field stands for one variable of the outer object.
 */
final class StateObjects {
  private StateObjects() {}

  /** What was asked of the fields of a compilation. */
  private record Known(Map<VarSymbol, Boolean> fields) {}

  /** Whether an expression names a field of such an object. */
  static boolean isField(ExpressionTree name, VarSymbol field, VisitorState state) {
    VarSymbol holder = holder(name);
    return holder != null && isOnlyOf(holder, field, state);
  }

  /** The field of such an object that a call only returns; empty for any other call. */
  static Optional<VarSymbol> returned(MethodInvocationTree call, VisitorState state) {
    VarSymbol holder = holder(call.getMethodSelect());
    if (holder == null
        || !(Symbols.of(call) instanceof MethodSymbol getter)
        || !CompilationIndex.of(state).subclasses(getter.enclClass()).isEmpty()
        || Symbols.isExported(getter)) {
      return Optional.empty();
    }
    CompilationIndex index = CompilationIndex.of(state);
    return index
        .declaration(getter)
        .map(TreePath::getLeaf)
        .flatMap(LockIdentity::returned)
        .filter(Assignments::isOwn)
        .map(Symbols::of)
        .filter(VarSymbol.class::isInstance)
        .map(VarSymbol.class::cast)
        .filter(Expressions::isField)
        .filter(
            field ->
                isOnlyOf(holder, field, state)
                    && index.calls(getter).stream()
                        .allMatch(
                            it ->
                                it.getLeaf() instanceof MethodInvocationTree other
                                    && (Expressions.isOwnReceiver(ASTHelpers.getReceiver(other))
                                        || holder.equals(holder(other.getMethodSelect())))));
  }

  private static boolean isOnlyOf(VarSymbol holder, VarSymbol field, VisitorState state) {
    return !field.isStatic()
        && !Symbols.isExported(field)
        && CompilationIndex.of(state)
            .memo(Known.class, unused -> new Known(new HashMap<>()))
            .fields()
            .computeIfAbsent(field, it -> isOnlyUsedThrough(holder, it, state));
  }

  private static boolean isOnlyUsedThrough(VarSymbol holder, VarSymbol field, VisitorState state) {
    return CompilationIndex.of(state).declares(field.enclClass())
        && keepsValue(holder, state)
        && CompilationIndex.of(state).uses(field).stream()
            .map(TreePath::getLeaf)
            .allMatch(use -> Assignments.isOwn(use) || holder.equals(holder(use)));
  }

  private static boolean keepsValue(VarSymbol holder, VisitorState state) {
    return (holder.flags() & Flags.FINAL) != 0
        || (holder.isPrivate() && FieldAccesses.of(holder, state).writes().isEmpty());
  }

  /** The field of this object, or static one, that a name selects from; null for none. */
  private static VarSymbol holder(Tree name) {
    return name instanceof MemberSelectTree select
            && Symbols.of(select.getExpression()) instanceof VarSymbol holder
            && Expressions.isField(holder)
            && !Expressions.isThis(select.getExpression())
            && !Expressions.isSuper(select.getExpression())
            && (holder.isStatic()
                || Assignments.isOwn(ASTHelpers.stripParentheses(select.getExpression())))
        ? holder
        : null;
  }
}
