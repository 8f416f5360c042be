package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

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

  /** From how many visits on a search asks which members nothing hot can reach. */
  private static final int SHORT = 16;

  private final VisitorState state;
  private final CallGraph graph;
  private final int search;

  /** The ways to take, by their doubts. */
  private final ImmutableList<List<Way>> pending =
      ImmutableList.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

  private final Arrivals arrivals;

  /** A method on a way that other programs can call; null for none yet. */
  private Member open;

  private CallerHeat(Member start, VisitorState state) {
    this.state = state;
    this.arrivals = new Arrivals(start.constructs(), HeatModel.mayBeHot(state));
    this.graph = CallGraph.of(state);
    this.search = graph.newSearch();
  }

  /**
   * The heat of a member.
   *
   * @param deferred whether to answer for a lambda in the member that runs later
   * @param doubts as {@link Branches#doubts} has it for the place in the member
   */
  static HeatEvidence of(Member member, boolean deferred, int doubts, VisitorState state) {
    CallerHeat heat = new CallerHeat(member, state);
    HeatEvidence found = heat.search(member, deferred, doubts);
    return found.isCold() && heat.open != null && !HeatModel.showsCallers(heat.open.type(), state)
        ? HeatEvidence.NONE
        : found;
  }

  /** Whether all that the compilation shows to run a member runs once. */
  static boolean isOnce(Member member, VisitorState state) {
    return new CallerHeat(member, state).search(member, /* deferred= */ false, 0).isOnce();
  }

  private HeatEvidence search(Member member, boolean deferred, int doubts) {
    return search(
        new Way(graph.node(member), deferred, /* weak= */ false, doubts, /* rest= */ null));
  }

  private HeatEvidence search(Way start) {
    add(start);
    int visited = 0;
    while (hasNext() && !arrivals.isDecided() && visited < BUDGET) {
      for (Way way : takeNext()) {
        if (way.node().isNewTo(search, way.deferred(), way.weak())
            && (visited < SHORT || maySayMore(way))) {
          visit(way);
          visited++;
        }
      }
    }
    return arrivals.conclusion(/* complete= */ !hasNext());
  }

  /** Whether what calls a member may be hot, or has to be known to be cold. */
  private boolean maySayMore(Way way) {
    return !arrivals.hasUnknown() || ReachableMembers.of(state).contain(way, state);
  }

  private boolean hasNext() {
    return !pending.stream().allMatch(List::isEmpty);
  }

  /** The ways to take next, of those with the fewest doubts. */
  private ImmutableList<Way> takeNext() {
    for (List<Way> ways : pending) {
      if (!ways.isEmpty()) {
        ImmutableList<Way> level = ImmutableList.copyOf(ways);
        ways.clear();
        return level;
      }
    }
    return ImmutableList.of();
  }

  private void add(Way way) {
    pending.get(Math.min(way.doubts(), Branches.SELDOM)).add(way);
  }

  private void visit(Way way) {
    HeatEvidence own = way.node().own(way.deferred(), state);
    if (!own.isNone()) {
      if (MemberHeat.isMain(way.member()) && !way.isPrivate()) {
        // What a program does begins there: only what it alone can call is known to run once.
        arrivals.addUnknown();
      } else if (isRoute(own, way)) {
        arrivals.addRoute(own, way, HeatModel.neededRoutes(state));
      } else {
        arrivals.add(own, way);
      }
      return;
    }
    if (settledByRole(way)) {
      return;
    }
    if (way.member().isPrivate() && way.node().isCalledInCatchBlocksOnly()) {
      if (way.deferred()) {
        arrivals.addUnknown();
      } else {
        arrivals.add(HeatEvidence.cold("only called in catch blocks"), way);
      }
      return;
    }
    if (way.node().isCalledByLibrary(state)) {
      arrivals.addUnknown();
      way.node()
          .submissions(state)
          .forEach(it -> follow(it, way.weak(), /* several= */ false, way));
    }
    if (open == null && isOpen(way.member())) {
      open = way.member();
    }
    ImmutableList<CallGraph.Targeting> callers = way.node().callers(state);
    for (CallGraph.Targeting each : callers) {
      boolean weak = way.weak() || each.isWeak();
      if (each.calls().isNewTo(search, way.deferred(), weak)) {
        each.calls().all().forEach(call -> follow(call, weak, each.targets() > 1, way));
      }
    }
    if (callers.isEmpty() && !way.beginsWithOverload()) {
      Optional<HeatEvidence> end =
          way.deferred()
              ? Optional.empty()
              : MemberHeat.ofConstruction(way.member()).or(() -> ofPeopleOrTests(way.member()));
      end.ifPresentOrElse(it -> arrivals.add(it, way), arrivals::addUnknown);
    }
  }

  /**
   * Whether programs out of sight may call a method as often as they like. One that is protected is
   * mostly a step of what its own class does.
   */
  private boolean isOpen(Member member) {
    return member.isMethodProper()
        && member.method().getModifiers().contains(Modifier.PUBLIC)
        && Symbols.isExported(member.method())
        && ofPeopleOrTests(member).isEmpty();
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

  private void follow(CallSite call, boolean weak, boolean several, Way way) {
    boolean deferred = way.deferred() || call.deferred();
    int doubts = way.doubts() + Math.max(several ? 1 : 0, call.doubts());
    if (call.around() != null && way.contains(call.around())) {
      // Recursion says nothing of how often the first call runs.
      return;
    }
    if (call.decided().isPresent()) {
      HeatEvidence end = call.decided().get();
      // A lambda that a cold expression creates to be called later is not part of it.
      if (end.isCold() && way.deferred()) {
        arrivals.addUnknown();
      } else {
        arrivals.add(end, new Way(way.node(), deferred, weak, doubts, way));
      }
    } else if (call.caller() != null) {
      add(new Way(call.caller(), deferred, weak, doubts, way));
    }
  }

  private boolean isRoute(HeatEvidence own, Way way) {
    return own.isConcurrent() && !own.heat().isDeclared() && Routes.of(state).contain(way.member());
  }

  /** Whether what a class is settles how often it is constructed. */
  private boolean settledByRole(Way way) {
    Optional<Roles.Role> role = Roles.ofConstruction(way.member(), way.deferred(), state);
    if (role.isEmpty()) {
      return false;
    }
    if (isUnusedConstructor(way)
        || (role.get().lifetime() == Roles.Lifetime.REQUEST && way.node().isUsedAgain(state))) {
      arrivals.addUnknown();
      return true;
    }
    String what = Reason.name(way.member().type()) + ", " + role.get().name();
    if (role.get().lifetime() == Roles.Lifetime.REQUEST) {
      arrivals.addBuilder(what, way);
    } else {
      String why = "construction of " + what;
      arrivals.add(
          role.get().lifetime() == Roles.Lifetime.CONNECTION
              ? HeatEvidence.onceEach(why)
              : HeatEvidence.cold(why),
          way);
    }
    return true;
  }

  /** Whether the compilation constructs its objects otherwise, and others cannot do it so. */
  private boolean isUnusedConstructor(Way way) {
    return way.member().isConstructor()
        && !Symbols.isExported(way.member().method())
        && way.node().callers(state).isEmpty()
        && !graph.construction(way.member().type()).callers(state).isEmpty();
  }
}
