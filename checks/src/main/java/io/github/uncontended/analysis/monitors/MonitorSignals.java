package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.LinkedHashSet;
import java.util.Set;

/** Code that waits on the monitor of an object, or notifies its waiters, from another class. */
public final class MonitorSignals {
  private static final ImmutableSet<String> OF_MONITORS =
      ImmutableSet.of("wait", "notify", "notifyAll");

  private MonitorSignals() {}

  /**
   * Whether a lock is the monitor of an object on which a call such as {@code latch.wait()} stands
   * in a file that names its class.
   */
  public static boolean areOn(LockIdentity lock, VisitorState state) {
    if (lock.kind() != LockIdentity.Kind.THIS || !(lock.symbol() instanceof ClassSymbol type)) {
      return false;
    }
    CompilationIndex index = CompilationIndex.of(state);
    Set<CompilationUnitTree> units = new LinkedHashSet<>(index.naming(type));
    index.unit(type).ifPresent(units::add);
    return units.stream()
        .map(unit -> UnitIndex.of(unit, state.context))
        .anyMatch(unit -> OF_MONITORS.stream().anyMatch(it -> isCalledOn(type, it, unit, state)));
  }

  private static boolean isCalledOn(
      ClassSymbol type, String name, UnitIndex unit, VisitorState state) {
    return unit.mentions(name)
        && Streams.stream(
                state.getSymtab().objectType.tsym.members().getSymbolsByName(state.getName(name)))
            .flatMap(method -> unit.calls((MethodSymbol) method).stream())
            .anyMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree tree
                        && ASTHelpers.getReceiver(tree) != null
                        && mayBe(ASTHelpers.getReceiverType(tree), type, state));
  }

  /** Whether a variable of some type is declared for objects of a class, or a part of them. */
  private static boolean mayBe(Type receiver, ClassSymbol type, VisitorState state) {
    if (receiver == null || receiver.tsym == state.getSymtab().objectType.tsym) {
      return false;
    }
    Type erased = state.getTypes().erasure(receiver);
    Type own = state.getTypes().erasure(type.type);
    return state.getTypes().isSubtype(erased, own) || state.getTypes().isSubtype(own, erased);
  }
}
