package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Context;
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
  static boolean isField(ExpressionTree name, VarSymbol field, Context context) {
    VarSymbol holder = holder(name);
    return holder != null && isOnlyOf(holder, field, context);
  }

  /** The field of such an object that a call only returns; empty for any other call. */
  static Optional<VarSymbol> returned(MethodInvocationTree call, Context context) {
    VarSymbol holder = holder(call.getMethodSelect());
    if (holder == null
        || !(Symbols.of(call) instanceof MethodSymbol getter)
        || !CompilationIndex.of(context).subclasses(getter.enclClass()).isEmpty()
        || Symbols.isExported(getter)) {
      return Optional.empty();
    }
    CompilationIndex index = CompilationIndex.of(context);
    return read(getter, index)
        .filter(
            field ->
                isOnlyOf(holder, field, context)
                    && index.calls(getter).stream()
                        .allMatch(
                            it ->
                                it.getLeaf() instanceof MethodInvocationTree other
                                    && (Expressions.isOwnReceiver(ASTHelpers.getReceiver(other))
                                        || holder.equals(holder(other.getMethodSelect())))));
  }

  /** The field that a getter, or the accessor of a record's component, only returns. */
  private static Optional<VarSymbol> read(MethodSymbol getter, CompilationIndex index) {
    Optional<TreePath> declaration = index.declaration(getter);
    if (declaration.isEmpty() && Expressions.isRecordAccessor(getter)) {
      return Optional.ofNullable(
          (VarSymbol)
              getter.enclClass().members().findFirst(getter.name, VarSymbol.class::isInstance));
    }
    return declaration
        .map(TreePath::getLeaf)
        .flatMap(LockIdentity::returned)
        .filter(Assignments::isOwn)
        .map(Symbols::of)
        .filter(VarSymbol.class::isInstance)
        .map(VarSymbol.class::cast)
        .filter(Expressions::isField);
  }

  private static boolean isOnlyOf(VarSymbol holder, VarSymbol field, Context context) {
    return !field.isStatic()
        && !Symbols.isExported(field)
        && CompilationIndex.of(context)
            .memo(Known.class, unused -> new Known(new HashMap<>()))
            .fields()
            .computeIfAbsent(field, it -> isOnlyUsedThrough(holder, it, context));
  }

  private static boolean isOnlyUsedThrough(VarSymbol holder, VarSymbol field, Context context) {
    return CompilationIndex.of(context).declares(field.enclClass())
        && keepsValue(holder, context)
        && CompilationIndex.of(context).uses(field).stream()
            .map(TreePath::getLeaf)
            .allMatch(use -> Assignments.isOwn(use) || holder.equals(holder(use)));
  }

  /** Asked for locks, so it must not ask which locks are held at the writes. */
  private static boolean keepsValue(VarSymbol holder, Context context) {
    return (holder.flags() & Flags.FINAL) != 0
        || CompilationIndex.of(context)
            .unit(holder.enclClass())
            .filter(unit -> Assignments.isEffectivelyFinal(holder, unit, context))
            .isPresent();
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
