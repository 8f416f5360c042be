package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The calls of a library's methods that the sources make of objects whose static type is in the
 * compilation: what the library calls is out of sight, but not these.
 */
final class InheritedCalls {
  private final CompilationIndex index;
  private final BiFunction<TreePath, VisitorState, CallGraph.Call> description;
  private final Map<MethodSymbol, ImmutableSet<CallGraph.Call>> known = new HashMap<>();

  InheritedCalls(
      CompilationIndex index, BiFunction<TreePath, VisitorState, CallGraph.Call> description) {
    this.index = index;
    this.description = description;
  }

  /**
   * Those that may run an override.
   *
   * @param overridden the library's method
   * @param type the class that overrides it
   */
  ImmutableList<CallGraph.Targeting> of(
      MethodSymbol overridden, ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, Set<CallGraph.Call>> byReceiver = new LinkedHashMap<>();
    for (CallGraph.Call call : calls(overridden, state)) {
      if (!call.exact() && mayBeBoth(call.receiver(), type, state)) {
        byReceiver.computeIfAbsent(call.receiver(), each -> new LinkedHashSet<>()).add(call);
      }
    }
    return byReceiver.entrySet().stream()
        .map(
            each ->
                new CallGraph.Targeting(
                    CallGraph.Calls.of(each.getValue()),
                    targets(overridden, each.getKey()),
                    /* inherited= */ true))
        .collect(toImmutableList());
  }

  private ImmutableSet<CallGraph.Call> calls(MethodSymbol method, VisitorState state) {
    ImmutableSet<CallGraph.Call> calls = known.get(method);
    if (calls == null) {
      calls =
          index.callsInherited(method).stream()
              .filter(call -> isOwn(CallReceiver.typeOf(call, state)))
              .map(call -> description.apply(call, state))
              .collect(toImmutableSet());
      known.put(method, calls);
    }
    return calls;
  }

  private boolean isOwn(ClassSymbol receiver) {
    return receiver != null && index.declares(receiver);
  }

  /** Whether the compilation has a class of objects that are of two types. */
  private boolean mayBeBoth(ClassSymbol one, ClassSymbol other, VisitorState state) {
    return index.withSubclasses(one).stream()
        .anyMatch(each -> each.isSubClass(other, state.getTypes()));
  }

  private int targets(MethodSymbol overridden, ClassSymbol receiver) {
    return index.isImplementedByLambdas(receiver)
        ? Integer.MAX_VALUE
        : index.overriders(overridden, receiver).size();
  }
}
