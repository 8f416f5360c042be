package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CacheLookup;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.monitors.StaleEntries;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;
import java.util.Optional;

/**
 * Turns a {@code HashMap} whose {@code computeIfAbsent} a lock guards into a {@code
 * ConcurrentHashMap}, which is asked by {@code get} first: {@code computeIfAbsent} locks on a hit,
 * too.
 */
public final class ConcurrentComputation {
  private ConcurrentComputation() {}

  /** The edits; empty if the map is used in another way, or the source does not allow them. */
  public static Optional<Fix> of(CacheLookup lookup, VisitorState state) {
    CriticalSection section = lookup.section();
    Optional<VarSymbol> field =
        lookup.slot().variable().filter(map -> ConcurrentCache.isOwnMap(map, state));
    if (lookup.form() != CacheLookup.Form.COMPUTE
        || lookup.isOfOtherObject()
        || field.isEmpty()
        || section.body().size() != 1
        || !(section.body().get(0) instanceof ReturnTree result)
        || !(result.getExpression() instanceof MethodInvocationTree call)
        || !field.get().equals(Symbols.of(ASTHelpers.getReceiver(call)))
        || !StoredEntry.isLocal(call.getArguments().get(0))
        || StoredEntry.keyMayBeNull(call, section, state)
        || StaleEntries.changedInput(lookup, state).isPresent()
        || mayReenter(call.getArguments().get(1), field.get())
        || GuardAnnotation.isInOther(section, field.get())
        || LockSections.guardCalls(section.lock(), field.get(), state)
        || !ConcurrentCache.usesAreAtomic(field.get(), section, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    fix.keepText(SectionEdits.text(section), state);
    if (!ConcurrentCache.retype(field.get(), fix, state)
        || !getFirst(result, call, field.get(), section, fix, state)
        || !SectionEdits.removeLock(section, fix, state)) {
      return Optional.empty();
    }
    SectionEdits.removeUnusedLock(ImmutableList.of(section), fix, state);
    return Optional.of(fix.build());
  }

  /** Whether creating an entry may use the map, which a concurrent map refuses. */
  static boolean mayReenter(ExpressionTree function, VarSymbol field) {
    return Expressions.contains(
        function,
        part -> {
          Symbol used = Symbols.of(part);
          return field.equals(used)
              || (used instanceof MethodSymbol method
                  && method.outermostClass() == field.outermostClass());
        });
  }

  private static boolean getFirst(
      ReturnTree result,
      MethodInvocationTree call,
      VarSymbol field,
      CriticalSection section,
      Fix.Builder fix,
      VisitorState state) {
    int start = Source.start(result);
    Optional<String> type =
        FieldEdits.declaration(field, state).flatMap(it -> KnownEntry.typeOfValues(it, state));
    if (type.isEmpty() || !Source.startsLine(start, state)) {
      return false;
    }
    KnownEntry known =
        KnownEntry.declare(
            type.get(),
            Source.of(ASTHelpers.getReceiver(call), state)
                + ".get("
                + Source.of(call.getArguments().get(0), state)
                + ")",
            start,
            section,
            fix,
            state);
    fix.insertBefore(call, known.orElse(state));
    return true;
  }
}
