package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Determines the origin of places in the code of an artifact by searching its call graph outward.
 *
 * <p>The lifetime of a class is that of the objects that construct it: a JDBC statement by its
 * type, a helper by its shortest-lived constructing class, also through factory methods and lazily
 * initialized fields. The search follows only calls that a caller makes on each of its executions,
 * so that the result holds for most executions.
 */
public final class Lifetimes {
  /** The maximum number of constructions and calls on a path. */
  private static final int DEPTH = 6;

  /** A call of a method with more implementations than this is not followed. */
  private static final int MAX_IMPLEMENTATIONS = 3;

  private final ArtifactIndex index;
  private final VisitorState state;

  /**
   * Indexes the units of a compilation.
   *
   * @param units the units that are attributed without errors
   */
  public Lifetimes(Collection<? extends CompilationUnitTree> units, Context context) {
    this.index = new ArtifactIndex(units, context);
    this.state =
        VisitorState.createConfiguredForCompilation(
            context, Lifetimes::ignore, ImmutableMap.of(), context.get(ErrorProneOptions.class));
  }

  private static void ignore(Description description) {}

  /** The origin of a place. */
  public Origin of(TreePath place) {
    try {
      return new Search().from(place);
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing.
      return Origin.UNKNOWN;
    }
  }

  private final class Search {
    private final Set<MethodSymbol> seen = new HashSet<>();
    private final OriginCollector collector = new OriginCollector();
    private List<CallChain> next = new ArrayList<>();

    Origin from(TreePath place) {
      follow(place, CallChain.EMPTY);
      for (int depth = 0; depth < DEPTH && !next.isEmpty() && !collector.isDecisive(); depth++) {
        List<CallChain> level = next;
        next = new ArrayList<>();
        level.forEach(this::visit);
      }
      return collector.origin();
    }

    /** Adds the callables that execute a place, or records the end of a path. */
    private void follow(TreePath place, CallChain chain) {
      ExecutionContext execution = ExecutionContext.of(place);
      if (execution.frequency() == ExecutionContext.Frequency.ONCE) {
        collector.once(execution.owner(), chain);
        return;
      }
      Heat heat = HeatModel.alone(place, state);
      if (execution.frequency() == ExecutionContext.Frequency.PER_CALL && heat.isConcurrent()) {
        collector.hot(execution.callables().get(0), heat, chain);
      } else if (!heat.isCold()) {
        execution.callables().forEach(each -> add(chain.to(each)));
      }
    }

    private void add(CallChain chain) {
      if (seen.add(chain.caller())) {
        next.add(chain);
      }
    }

    private void visit(CallChain chain) {
      MethodSymbol caller = chain.caller();
      if (caller.isConstructor()) {
        if (isThrowable(caller)) {
          return;
        }
        boolean settled =
            Role.of(caller.enclClass())
                .map(
                    role -> {
                      collector.role(role, chain);
                      return true;
                    })
                .orElse(false);
        if (settled) {
          return;
        }
      }
      forEachCall(caller, call -> follow(call, chain.through(call)));
    }

    private void forEachCall(MethodSymbol method, Consumer<TreePath> action) {
      index.calls(method).forEach(action);
      if (method.isConstructor() || method.isStatic() || method.isPrivate()) {
        return;
      }
      for (MethodSymbol overridden : ASTHelpers.findSuperMethods(method, state.getTypes())) {
        if (index.declares(overridden.enclClass())
            && !index.isImplementedByLambdas(overridden.enclClass())
            && index.implementations(overridden, state.getTypes()) <= MAX_IMPLEMENTATIONS) {
          index.calls(overridden).forEach(action);
        }
      }
    }

    private boolean isThrowable(MethodSymbol constructor) {
      return ASTHelpers.isSubtype(
          constructor.enclClass().type, state.getSymtab().throwableType, state);
    }
  }
}
