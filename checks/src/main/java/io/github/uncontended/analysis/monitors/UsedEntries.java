package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a path does with an entry that it finds. One that it changes, as a generator that gives out
 * the next number does, or that several threads must not use at once, as a {@code
 * SimpleDateFormat}, needs the lock.
 */
final class UsedEntries {
  private final SlotPaths paths;
  private final SlotReads reads;
  private final VisitorState state;

  UsedEntries(SlotPaths paths, SlotReads reads, VisitorState state) {
    this.paths = paths;
    this.reads = reads;
    this.state = state;
  }

  /** Whether a path calls a method of the entry, or of what it gives out, that needs the lock. */
  boolean needLockOn(ExecutionPath path) {
    return calls(path, call -> needsLock(call, state));
  }

  /** Whether a path calls such a method out of sight that is not known only to compute. */
  boolean mayNeedLockOn(ExecutionPath path) {
    return calls(
        path,
        call -> {
          Type type = ASTHelpers.getType(ASTHelpers.getReceiver(call));
          return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
              && !PureMethods.contain(method)
              && !CompilationIndex.of(state).declares(method.enclClass())
              && !KnownTypes.isCollection(type, state)
              && !KnownTypes.isReference(type, state)
              && !ApiFact.THREAD_SAFE.holdsForType(KnownTypes.nameOf(type));
        });
  }

  private boolean calls(ExecutionPath path, Predicate<MethodInvocationTree> condition) {
    return paths.hasStep(
        path,
        (step, copies) ->
            Expressions.evaluates(
                step.tree(),
                part ->
                    part instanceof MethodInvocationTree call
                        && isOnEntry(call, copies)
                        && condition.test(call)));
  }

  /** Whether a step calls a method of any other object that needs the lock. */
  static boolean needLockOn(Step step, VisitorState state) {
    return Expressions.evaluates(
        step.tree(),
        part ->
            part instanceof MethodInvocationTree call
                && ASTHelpers.getReceiver(call) != null
                && !OwnMembers.runsOnOwn(call)
                && needsLock(call, state));
  }

  private boolean isOnEntry(MethodInvocationTree call, Set<VarSymbol> copies) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    while (receiver != null && !reads.isValue(receiver, paths.slot(), copies)) {
      ExpressionTree bare = Expressions.withoutCasts(receiver);
      receiver = bare instanceof MethodInvocationTree of ? ASTHelpers.getReceiver(of) : null;
    }
    return receiver != null;
  }

  private static boolean needsLock(MethodInvocationTree call, VisitorState state) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || (method.flags() & Flags.SYNCHRONIZED) != 0) {
      return false;
    }
    Type type = ASTHelpers.getType(ASTHelpers.getReceiver(call));
    return LookupState.changes(method, state)
        || (type != null && LockedHelper.isOne(type, state) && !PureMethods.contain(method));
  }
}
