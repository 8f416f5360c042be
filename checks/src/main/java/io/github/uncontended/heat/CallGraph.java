package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.Map;

/**
 * What each method of the compilation is called from. A search for heat visits hundreds of members,
 * and each finding starts one: what the code around a call shows is read once.
 */
final class CallGraph {
  /** Of a call that has more targets than these, each says little. */
  private static final int MAX_TARGETS = 3;

  private final CompilationIndex index;
  private final Map<MethodSymbol, ImmutableSet<LocalHeat>> callers = new HashMap<>();
  private final Map<MethodSymbol, ImmutableList<Overridden>> overridden = new HashMap<>();
  private final Map<MemberKey, HeatEvidence> own = new HashMap<>();

  private CallGraph(CompilationIndex index) {
    this.index = index;
  }

  private record MemberKey(Member member, boolean deferred) {}

  /**
   * A method that another one overrides, so that a call of it may mean that one.
   *
   * @param isVisible whether a source of the compilation declares it; otherwise a library calls it
   * @param hasManyTargets whether a call of it says little about each method that overrides it
   */
  record Overridden(MethodSymbol method, boolean isVisible, boolean hasManyTargets) {}

  /** The call graph of {@code state}'s compilation. */
  static CallGraph of(VisitorState state) {
    return CompilationIndex.of(state).memo(CallGraph.class, CallGraph::new);
  }

  /** What the code around each call of a method shows, without repetitions, in source order. */
  ImmutableSet<LocalHeat> callers(MethodSymbol method, VisitorState state) {
    ImmutableSet<LocalHeat> known = callers.get(method);
    if (known == null) {
      known =
          index.calls(method).stream()
              .map(
                  call ->
                      call.getLeaf() instanceof MemberReferenceTree
                          ? LocalHeat.ofCallback(call, state)
                          : LocalHeat.of(call, state))
              .collect(toImmutableSet());
      callers.put(method, known);
    }
    return known;
  }

  /** The methods that a method overrides. */
  ImmutableList<Overridden> overriddenBy(MethodSymbol method, VisitorState state) {
    ImmutableList<Overridden> known = overridden.get(method);
    if (known == null) {
      known =
          ASTHelpers.findSuperMethods(method, state.getTypes()).stream()
              .map(this::overridden)
              .collect(toImmutableList());
      overridden.put(method, known);
    }
    return known;
  }

  private Overridden overridden(MethodSymbol method) {
    return index.declares(method.enclClass())
        ? new Overridden(
            method,
            /* isVisible= */ true,
            index.isImplementedByLambdas(method.enclClass())
                || index.overriders(method).size() > MAX_TARGETS)
        : new Overridden(method, /* isVisible= */ false, /* hasManyTargets= */ false);
  }

  /** What a member shows by itself, as {@link MemberHeat} has it. */
  HeatEvidence own(Member member, boolean deferred, VisitorState state) {
    MemberKey key = new MemberKey(member, deferred);
    HeatEvidence known = own.get(key);
    if (known == null) {
      known = MemberHeat.of(member, deferred, state);
      own.put(key, known);
    }
    return known;
  }
}
