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
 * Tells how often a place in the code of an artifact runs, from what constructs its class and what
 * calls its method, in whatever file.
 *
 * <p>A class lives as long as what builds it: a JDBC statement by its type, a helper by the
 * shortest-lived of its builders, also through factory methods and fields that are filled when they
 * are first used. Only what a caller does on each of its runs is followed, so that a claim holds
 * for most runs, and is not made where it does not.
 */
public final class Lifetimes {
  /** How many constructions and calls deep it is searched. */
  private static final int DEPTH = 6;

  /** Behind more implementations than this, a call says little of each. */
  private static final int MAX_IMPLEMENTATIONS = 3;

  private final ArtifactIndex index;
  private final VisitorState state;

  /**
   * Looks at the units of a compilation.
   *
   * @param units all that are attributed without errors
   */
  public Lifetimes(Collection<? extends CompilationUnitTree> units, Context context) {
    this.index = new ArtifactIndex(units, context);
    this.state =
        VisitorState.createConfiguredForCompilation(
            context, Lifetimes::ignore, ImmutableMap.of(), context.get(ErrorProneOptions.class));
  }

  private static void ignore(Description description) {}

  /** Where a place is run from. */
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
    private final OriginCollector evidence = new OriginCollector();
    private List<CallChain> next = new ArrayList<>();

    Origin from(TreePath place) {
      follow(place, CallChain.START);
      for (int depth = 0; depth < DEPTH && !next.isEmpty() && !evidence.isDecisive(); depth++) {
        List<CallChain> level = next;
        next = new ArrayList<>();
        level.forEach(this::visit);
      }
      return evidence.origin();
    }

    /** Looks at what runs one place. */
    private void follow(TreePath place, CallChain chain) {
      ExecutionContext passage = ExecutionContext.of(place);
      if (passage.how() == ExecutionContext.How.ONCE) {
        evidence.once(passage.owner(), chain);
        return;
      }
      Heat heat = HeatModel.alone(place, state);
      if (passage.how() == ExecutionContext.How.PER_CALL && heat.isConcurrent()) {
        evidence.hot(passage.runners().get(0), heat, chain);
      } else if (!heat.isCold()) {
        passage.runners().forEach(each -> add(chain.to(each)));
      }
    }

    private void add(CallChain chain) {
      if (seen.add(chain.runner())) {
        next.add(chain);
      }
    }

    private void visit(CallChain chain) {
      MethodSymbol runner = chain.runner();
      if (runner.isConstructor()) {
        if (isThrowable(runner)) {
          return;
        }
        boolean settled =
            Role.of(runner.enclClass())
                .map(
                    role -> {
                      evidence.role(role, chain);
                      return true;
                    })
                .orElse(false);
        if (settled) {
          return;
        }
      }
      forEachCall(runner, call -> follow(call, chain.through(call)));
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
