package io.github.uncontended.heat;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
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
 * they are few. A way from an entry point shows the less, the more of its calls are in branches or
 * have several targets: ways without such doubts are searched first, and those with many show
 * nothing.
 */
final class CallerHeat {
  /** How many members one search visits; what lies behind them is unknown. */
  private static final int BUDGET = 400;

  /** A way with one doubtful call is evidence if it has no more calls than these. */
  private static final int MAX_DOUBTFUL_CALLS = 2;

  /** More builders than these say nothing more. */
  private static final int MAX_BUILDERS = 2;

  private final VisitorState state;
  private final CallGraph graph;
  private final int search;

  /** The steps to take, by their doubts. */
  private final ImmutableList<List<Step>> pending =
      ImmutableList.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

  private Optional<HeatEvidence> hot = Optional.empty();

  /** Of requests that change what is stored, which count where there is nothing stronger. */
  private Optional<HeatEvidence> changes = Optional.empty();

  /** The routes that reach the member. */
  private final List<End> routes = new ArrayList<>();

  private final TreeSet<String> builders = new TreeSet<>();
  private boolean startsInConstruction;
  private Optional<HeatEvidence> cold = Optional.empty();
  private boolean unknown;

  private CallerHeat(VisitorState state) {
    this.state = state;
    this.graph = CallGraph.of(state);
    this.search = graph.newSearch();
  }

  /**
   * A member that runs the code in question.
   *
   * @param deferred as for {@link LocalHeat}
   * @param weak whether it runs that code only if one of many targets of a call is meant
   * @param doubts how often a call on the way, or the place itself, is in a branch of its caller or
   *     may mean another method
   * @param from the member that this one runs; null at the start
   */
  private record Step(CallGraph.Node node, boolean deferred, boolean weak, int doubts, Step from) {
    Member member() {
      return node.member();
    }
  }

  private record End(HeatEvidence evidence, Step step) {}

  /**
   * The heat of a member.
   *
   * @param deferred whether to answer for a lambda in the member that runs later
   * @param doubts as {@link Branches#doubts} has it for the place in the member
   */
  static HeatEvidence of(Member member, boolean deferred, int doubts, VisitorState state) {
    CallerHeat heat = new CallerHeat(state);
    return heat.search(
        new Step(heat.graph.node(member), deferred, /* weak= */ false, doubts, null));
  }

  private HeatEvidence search(Step start) {
    startsInConstruction = constructs(start.member());
    add(start);
    int visited = 0;
    while (hasNext() && hot.isEmpty() && builders.isEmpty() && visited < BUDGET) {
      for (Step step : takeNext()) {
        if (step.node().isNewTo(search, step.deferred(), step.weak())) {
          visit(step);
          visited++;
        }
      }
    }
    if (hot.isPresent()) {
      return hot.get();
    }
    if (!builders.isEmpty()) {
      return construction();
    }
    if (changes.isPresent()) {
      return changes.get();
    }
    return unknown || hasNext() ? HeatEvidence.NONE : cold.orElse(HeatEvidence.NONE);
  }

  private boolean hasNext() {
    return !pending.stream().allMatch(List::isEmpty);
  }

  /** The steps to take next, of those with the fewest doubts. */
  private ImmutableList<Step> takeNext() {
    for (List<Step> steps : pending) {
      if (!steps.isEmpty()) {
        ImmutableList<Step> level = ImmutableList.copyOf(steps);
        steps.clear();
        return level;
      }
    }
    return ImmutableList.of();
  }

  private void add(Step step) {
    pending.get(Math.min(step.doubts(), Branches.SELDOM)).add(step);
  }

  private void visit(Step step) {
    HeatEvidence own = step.node().own(step.deferred(), state);
    if (!own.isNone()) {
      if (MemberHeat.isMain(step.member()) && !isPrivateToMain(step)) {
        // What a program does begins there: only what it alone can call is known to run once.
        unknown = true;
      } else if (isRoute(own, step)) {
        arriveByRoute(own, step);
      } else {
        arrive(own, step);
      }
      return;
    }
    if (constructs(step.member()) && settledByRole(step)) {
      return;
    }
    if (step.member().isPrivate() && step.node().isCalledInCatchBlocksOnly()) {
      if (step.deferred()) {
        unknown = true;
      } else {
        arrive(HeatEvidence.cold("only called in catch blocks"), step);
      }
      return;
    }
    unknown |= step.node().isCalledByLibrary(state);
    ImmutableList<CallGraph.Targeting> callers = step.node().callers(state);
    for (CallGraph.Targeting each : callers) {
      boolean weak = step.weak() || each.isWeak();
      if (each.calls().isNewTo(search, step.deferred(), weak)) {
        each.calls().all().forEach(call -> follow(call, weak, each.targets() > 1, step));
      }
    }
    if (callers.isEmpty() && !isOverloadWithoutCallers(step)) {
      Optional<HeatEvidence> end =
          step.deferred()
              ? Optional.empty()
              : MemberHeat.ofConstruction(step.member()).or(() -> ofPeopleOrTests(step.member()));
      end.ifPresentOrElse(it -> arrive(it, step), () -> unknown = true);
    }
  }

  /** That only management tools or tests call a member which nothing in the compilation calls. */
  private Optional<HeatEvidence> ofPeopleOrTests(Member member) {
    if (Management.exports(member, state)) {
      return Optional.of(HeatEvidence.cold("management operation " + member.name() + "()"));
    }
    return member.method() != null && Symbols.isVisibleForTesting(member.method())
        ? Optional.of(HeatEvidence.cold("@VisibleForTesting " + member.name() + "()"))
        : Optional.empty();
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

  /** Whether nothing but {@code main} can begin the way from it to the code in question. */
  private static boolean isPrivateToMain(Step main) {
    for (Step at = main.from(); at != null; at = at.from()) {
      if (!at.member().isPrivate() && !at.member().equals(main.member())) {
        return false;
      }
    }
    return true;
  }

  private void follow(CallGraph.Call call, boolean weak, boolean several, Step step) {
    boolean deferred = step.deferred() || call.deferred();
    int doubts = step.doubts() + Math.max(several ? 1 : 0, call.doubts());
    if (call.decided().isPresent()) {
      HeatEvidence end = call.decided().get();
      // A lambda that a cold expression creates to be called later is not part of it.
      if (end.isCold() && step.deferred()) {
        unknown = true;
      } else {
        arrive(end, new Step(step.node(), deferred, weak, doubts, step));
      }
    } else if (call.caller() != null) {
      add(new Step(call.caller(), deferred, weak, doubts, step));
    }
  }

  private boolean isRoute(HeatEvidence own, Step step) {
    return own.isConcurrent()
        && !own.heat().isDeclared()
        && Routes.of(state).contain(step.member(), state);
  }

  /** Takes note of a route, which is evidence with as many others as it takes. */
  private void arriveByRoute(HeatEvidence own, Step step) {
    unknown = true;
    if (shows(own, step)) {
      routes.add(new End(own, step));
      if (routes.stream().map(each -> each.step().member()).distinct().count()
          >= Routes.of(state).needed()) {
        routes.forEach(each -> arrive(each.evidence(), each.step()));
      }
    }
  }

  /** Takes note of the evidence at one end of the search. */
  private void arrive(HeatEvidence end, Step step) {
    if (end.isConcurrent() && shows(end, step)) {
      if (end.source() == Heat.Evidence.CHANGES) {
        changes = changes.or(() -> Optional.of(from(end, step)));
      } else {
        hot = hot.or(() -> Optional.of(from(end, step)));
      }
    } else if (end.isCold()) {
      cold = cold.or(() -> Optional.of(from(end, step)));
    } else {
      unknown = true;
    }
  }

  /**
   * Whether a way from evidence shows that what it leads to runs all the time: each of its calls
   * does, or it is short and all but one do. What the team declares, or marks, is taken at its
   * word.
   */
  private static boolean shows(HeatEvidence end, Step step) {
    return !step.weak() && (end.heat().isDeclared() || isConvincing(step));
  }

  private static boolean isConvincing(Step step) {
    int calls = 0;
    for (Step at = step; at.from() != null; at = at.from()) {
      calls++;
    }
    return step.doubts() == 0 || (step.doubts() == 1 && calls <= MAX_DOUBTFUL_CALLS);
  }

  /** Whether what a class is settles how often it is constructed. */
  private boolean settledByRole(Step step) {
    Optional<Roles.Role> role = step.node().role(state);
    if (role.isEmpty() || role.get().lifetime() == Roles.Lifetime.VALUE || step.deferred()) {
      return false;
    }
    if (isUnusedConstructor(step)
        || (role.get().lifetime() == Roles.Lifetime.REQUEST && step.node().isUsedAgain(state))) {
      unknown = true;
      return true;
    }
    String what = Reason.name(step.member().type()) + ", " + role.get().name();
    if (role.get().lifetime() == Roles.Lifetime.REQUEST) {
      if (step.weak() || !isConvincing(step)) {
        unknown = true;
      } else if (step.from() == null) {
        hot = Optional.of(HeatEvidence.construction(what));
      } else {
        builders.add(what);
      }
    } else {
      String why = "construction of " + what;
      arrive(
          role.get().lifetime() == Roles.Lifetime.CONNECTION
              ? HeatEvidence.onceEach(why)
              : HeatEvidence.cold(why),
          step);
    }
    return true;
  }

  /** Whether the compilation constructs its objects otherwise, and others cannot do it so. */
  private boolean isUnusedConstructor(Step step) {
    return step.member().isConstructor()
        && !Symbols.isExported(step.member().method())
        && step.node().callers(state).isEmpty()
        && !graph.construction(step.member().type()).callers(state).isEmpty();
  }

  private HeatEvidence construction() {
    String of = builders.stream().limit(MAX_BUILDERS).collect(joining(", and "));
    return startsInConstruction
        ? HeatEvidence.construction(of).reaching(ImmutableList.of())
        : HeatEvidence.entryPoint("each construction of " + of);
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
}
