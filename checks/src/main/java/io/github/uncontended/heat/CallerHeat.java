package io.github.uncontended.heat;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How hot a member is by the call graph of the compilation: hot where an entry point reaches it,
 * cold where only cold code does.
 *
 * <p>Callers are searched breadth first, so that the nearest evidence is named, and each once, so
 * that recursion ends. A call of a method that others override stands for each of them, as long as
 * they are few.
 */
final class CallerHeat {
  /** How many members one search visits; what lies behind them is unknown. */
  private static final int BUDGET = 400;

  /** More builders than these say nothing more. */
  private static final int MAX_BUILDERS = 2;

  private final VisitorState state;
  private final CompilationIndex index;
  private final CallGraph graph;
  private final Set<Visited> seen = new HashSet<>();
  private List<Step> next = new ArrayList<>();

  private Optional<HeatEvidence> hot = Optional.empty();
  private final TreeSet<String> builders = new TreeSet<>();
  private Optional<HeatEvidence> cold = Optional.empty();
  private boolean unknown;

  private CallerHeat(VisitorState state) {
    this.state = state;
    this.index = CompilationIndex.of(state);
    this.graph = CallGraph.of(state);
  }

  /** What a search that comes a second time need not look at again. */
  private record Visited(Member member, boolean deferred, boolean weak) {}

  /**
   * A member that runs the code in question.
   *
   * @param deferred as for {@link LocalHeat}
   * @param weak whether it runs that code only if one of many targets of a call is meant
   * @param from the member that this one runs; null at the start
   */
  private record Step(Member member, boolean deferred, boolean weak, Step from) {}

  /**
   * The heat of a member.
   *
   * @param deferred whether to answer for a lambda in the member that runs later
   */
  static HeatEvidence of(Member member, boolean deferred, VisitorState state) {
    return new CallerHeat(state).search(new Step(member, deferred, /* weak= */ false, null));
  }

  private HeatEvidence search(Step start) {
    add(start);
    int visited = 0;
    while (!next.isEmpty() && hot.isEmpty() && builders.isEmpty() && visited < BUDGET) {
      List<Step> level = next;
      next = new ArrayList<>();
      level.forEach(this::visit);
      visited += level.size();
    }
    if (hot.isPresent()) {
      return hot.get();
    }
    if (!builders.isEmpty()) {
      return construction();
    }
    return unknown || !next.isEmpty() ? HeatEvidence.NONE : cold.orElse(HeatEvidence.NONE);
  }

  private void add(Step step) {
    if (seen.add(new Visited(step.member(), step.deferred(), step.weak()))) {
      next.add(step);
    }
  }

  private void visit(Step step) {
    HeatEvidence own = graph.own(step.member(), step.deferred(), state);
    if (!own.isNone()) {
      if (MemberHeat.isMain(step.member()) && !isPrivateToMain(step)) {
        // What a program does begins there: only what it alone can call is known to run once.
        unknown = true;
      } else {
        arrive(own, step);
      }
      return;
    }
    if (constructs(step.member()) && settledByRole(step)) {
      return;
    }
    if (step.member().isPrivate() && isCalledInCatchBlocksOnly(step.member().method())) {
      if (step.deferred()) {
        unknown = true;
      } else {
        arrive(HeatEvidence.cold("only called in catch blocks"), step);
      }
      return;
    }
    boolean called = false;
    for (MethodSymbol runner : runners(step.member())) {
      called |= followCalls(runner, step.weak(), step);
      called |= followCallsOfOverridden(runner, step);
    }
    if (!called && !isOverloadWithoutCallers(step)) {
      Optional<HeatEvidence> builtOnce =
          step.deferred() ? Optional.empty() : MemberHeat.ofConstruction(step.member());
      builtOnce.ifPresentOrElse(end -> arrive(end, step), () -> unknown = true);
    }
  }

  /**
   * Whether a method that nothing calls only offers another one with fewer arguments: those who
   * call the other one say how often both run.
   */
  private static boolean isOverloadWithoutCallers(Step step) {
    return step.from() != null
        && step.member().kind() == Member.Kind.METHOD
        && step.from().member().kind() == Member.Kind.METHOD
        && !step.member().isConstructor()
        && step.member().name().equals(step.from().member().name())
        && step.member().type().equals(step.from().member().type());
  }

  /** Whether a private method only handles failures: each call is in a {@code catch} block. */
  private boolean isCalledInCatchBlocksOnly(MethodSymbol method) {
    ImmutableList<TreePath> calls = index.calls(method);
    return !calls.isEmpty() && calls.stream().allMatch(CallerHeat::isInCatchBlock);
  }

  private static boolean isInCatchBlock(TreePath call) {
    for (Tree around : call) {
      if (around instanceof CatchTree) {
        return true;
      }
      if (around instanceof MethodTree
          || around instanceof ClassTree
          || around instanceof LambdaExpressionTree
          || around instanceof MemberReferenceTree) {
        return false;
      }
    }
    return false;
  }

  /** Whether nothing but {@code main} can begin the way from it to the code in question. */
  private static boolean isPrivateToMain(Step main) {
    for (Step at = main.from(); at != null; at = at.from()) {
      if (!at.member().isPrivate() && !at.member().equals(main.member())) {
        return false;
      }
    }
    return true;
  }

  /** Follows the calls of what a method overrides: any of them may mean the method. */
  private boolean followCallsOfOverridden(MethodSymbol method, Step step) {
    if (method.isConstructor() || method.isStatic() || method.isPrivate()) {
      return false;
    }
    boolean called = false;
    for (CallGraph.Overridden overridden : graph.overriddenBy(method, state)) {
      if (overridden.isVisible()) {
        boolean weak = step.weak() || overridden.hasManyTargets();
        called |= followCalls(overridden.method(), weak, step);
      } else {
        // A library calls it, when and how often is not to be seen.
        unknown = true;
      }
    }
    return called;
  }

  private boolean followCalls(MethodSymbol method, boolean weak, Step step) {
    ImmutableSet<LocalHeat> callers = graph.callers(method, state);
    callers.forEach(caller -> follow(caller, weak, step));
    return !callers.isEmpty();
  }

  private void follow(LocalHeat caller, boolean weak, Step step) {
    boolean deferred = step.deferred() || caller.deferred();
    if (caller.decided().isPresent()) {
      HeatEvidence end = caller.decided().get();
      // A lambda that a cold expression creates to be called later is not part of it.
      if (end.isCold() && step.deferred()) {
        unknown = true;
      } else {
        arrive(end, new Step(step.member(), deferred, weak, step));
      }
    } else if (caller.member().isPresent()) {
      add(new Step(caller.member().get(), deferred, weak, step));
    }
  }

  /** Takes note of the evidence at one end of the search. */
  private void arrive(HeatEvidence end, Step step) {
    if (end.isConcurrent() && !step.weak()) {
      hot = hot.or(() -> Optional.of(from(end, step)));
    } else if (end.isCold()) {
      cold = cold.or(() -> Optional.of(from(end, step)));
    } else {
      unknown = true;
    }
  }

  /** Whether what a class is settles how often it is constructed. */
  private boolean settledByRole(Step step) {
    Optional<Roles.Role> role = Roles.of(step.member().type());
    if (role.isEmpty() || step.deferred()) {
      return false;
    }
    String what = Reason.name(step.member().type()) + ", " + role.get().name();
    if (role.get().lifetime() == Roles.Lifetime.REQUEST) {
      if (step.weak()) {
        unknown = true;
      } else if (step.from() == null) {
        hot = Optional.of(HeatEvidence.construction(what));
      } else {
        builders.add(what);
      }
    } else {
      arrive(HeatEvidence.cold("construction of " + what), step);
    }
    return true;
  }

  private HeatEvidence construction() {
    return HeatEvidence.construction(
            builders.stream().limit(MAX_BUILDERS).collect(joining(", and ")))
        .reaching(ImmutableList.of());
  }

  /** The evidence as it holds for the member that the search began with. */
  private static HeatEvidence from(HeatEvidence end, Step step) {
    if (step.from() == null) {
      return end;
    }
    Set<String> way = new LinkedHashSet<>();
    for (Step at = step.from(); at.from() != null; at = at.from()) {
      if (!at.member().equals(at.from().member())) {
        way.add(name(at.member()));
      }
    }
    return end.reaching(ImmutableList.copyOf(way));
  }

  private static String name(Member member) {
    String type = Reason.name(member.type());
    return constructs(member) ? "new " + type + "()" : type + "." + member.name();
  }

  private static boolean constructs(Member member) {
    return member.isConstructor() || member.kind() == Member.Kind.INSTANCE_INITIALIZER;
  }

  /** The methods and constructors with which a member runs. */
  private static ImmutableList<MethodSymbol> runners(Member member) {
    return switch (member.kind()) {
      case METHOD -> ImmutableList.of(member.method());
      case INSTANCE_INITIALIZER -> constructors(member.type());
      case STATIC_INITIALIZER, TYPE -> ImmutableList.of();
    };
  }

  private static ImmutableList<MethodSymbol> constructors(ClassSymbol type) {
    ImmutableList.Builder<MethodSymbol> constructors = ImmutableList.builder();
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method && method.isConstructor()) {
        constructors.add(method);
      }
    }
    return constructors.build();
  }
}
