package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which members code that may be hot reaches on any way, however doubtful. What calls the others is
 * unknown or cold, so that a search which already knows of an unknown caller need not look there.
 * Each member is looked at once in a compilation, however many searches come by.
 */
final class ReachableMembers {
  private final Map<CallGraph.Node, Place> placesAtOnce = new HashMap<>();
  private final Map<CallGraph.Node, Place> placesDeferred = new HashMap<>();

  /** Whether the look around has begun: what a member says of itself may start another search. */
  private boolean isLooking;

  private ReachableMembers() {}

  static ReachableMembers of(VisitorState state) {
    return CompilationIndex.of(state).memo(ReachableMembers.class, index -> new ReachableMembers());
  }

  /** What runs with a member, or is created there and runs later. */
  private static final class Place {
    private final CallGraph.Node node;
    private final boolean deferred;
    private final List<Place> called = new ArrayList<>();
    private boolean isFound;
    private boolean isSettled;
    private boolean isReached;

    Place(CallGraph.Node node, boolean deferred) {
      this.node = node;
      this.deferred = deferred;
    }
  }

  /** Whether the beginning of a way may be hot, or reached from what is. */
  boolean contain(Way way, VisitorState state) {
    Place place = place(way.node(), way.deferred());
    if (!place.isSettled) {
      if (isLooking) {
        return true;
      }
      isLooking = true;
      try {
        settle(place, state);
      } finally {
        isLooking = false;
      }
    }
    return place.isReached;
  }

  private Place place(CallGraph.Node node, boolean deferred) {
    return (deferred ? placesDeferred : placesAtOnce)
        .computeIfAbsent(node, it -> new Place(it, deferred));
  }

  /** Settles a place and all that it is reached from. */
  private void settle(Place start, VisitorState state) {
    List<Place> found = new ArrayList<>();
    Deque<Place> reached = new ArrayDeque<>();
    start.isFound = true;
    found.add(start);
    try {
      for (int i = 0; i < found.size(); i++) {
        Place place = found.get(i);
        if (isHot(place, found, state)) {
          place.isReached = true;
          reached.add(place);
        }
      }
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing, and with it what it may show.
      found.forEach(each -> each.isReached = true);
    }
    while (!reached.isEmpty()) {
      for (Place each : reached.remove().called) {
        if (!each.isReached) {
          each.isReached = true;
          reached.add(each);
        }
      }
    }
    for (Place each : found) {
      each.isSettled = true;
      each.called.clear();
    }
  }

  /**
   * Whether a place is hot for itself or for a caller that is settled.
   *
   * @param found gets its other callers
   */
  private boolean isHot(Place place, List<Place> found, VisitorState state) {
    CallGraph.Node node = place.node;
    HeatEvidence own = node.own(place.deferred, state);
    if (!own.isNone()) {
      return own.isConcurrent();
    }
    Optional<Roles.Role> role = Roles.ofConstruction(node.member(), place.deferred, state);
    if (role.isPresent()) {
      return role.get().lifetime() == Roles.Lifetime.REQUEST;
    }
    boolean isHot = false;
    if (node.isCalledByLibrary(state)) {
      for (CallSite call : node.submissions(state)) {
        isHot |= isHot(call, place, found);
      }
    }
    for (CallGraph.Targeting callers : node.callers(state)) {
      for (CallSite call : callers.calls().all()) {
        isHot |= isHot(call, place, found);
      }
    }
    return isHot;
  }

  private boolean isHot(CallSite call, Place called, List<Place> found) {
    if (call.decided().isPresent()) {
      return call.decided().get().isConcurrent();
    }
    if (call.caller() == null) {
      return false;
    }
    Place caller = place(call.caller(), called.deferred || call.deferred());
    if (caller.isSettled) {
      return caller.isReached;
    }
    caller.called.add(called);
    if (!caller.isFound) {
      caller.isFound = true;
      found.add(caller);
    }
    return false;
  }
}
