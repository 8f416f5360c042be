package io.github.uncontended.heat;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What a search for callers has come to, and what follows from it. */
final class Arrivals {
  /** More builders than these say nothing more. */
  private static final int MAX_BUILDERS = 2;

  private final boolean startsInConstruction;
  private final boolean mayBeHot;

  /** The strongest, unless weaker evidence is of what each run comes to. */
  private Optional<HeatEvidence> hot = Optional.empty();

  private Optional<HeatEvidence> cold = Optional.empty();

  /** The ways from routes. */
  private final List<Arrival> routes = new ArrayList<>();

  private final TreeSet<String> builders = new TreeSet<>();
  private boolean unknown;

  /**
   * Nothing yet.
   *
   * @param startsInConstruction whether the code in question constructs an object
   * @param mayBeHot whether anything in the compilation may be shown to be hot
   */
  Arrivals(boolean startsInConstruction, boolean mayBeHot) {
    this.startsInConstruction = startsInConstruction;
    this.mayBeHot = mayBeHot;
  }

  private record Arrival(HeatEvidence beginning, Way way) {}

  /** Takes note that nothing is known of what begins a way. */
  void addUnknown() {
    unknown = true;
  }

  /** Takes note of the evidence that begins a way. */
  void add(HeatEvidence beginning, Way way) {
    if (beginning.isConcurrent() && way.shows(beginning)) {
      if (hot.isEmpty() || saysMore(beginning, way, hot.get())) {
        hot = Optional.of(way.carry(beginning));
      }
    } else if (beginning.isCold()) {
      if (cold.isEmpty() || (beginning.isOnTimer() && !cold.get().isOnTimer())) {
        cold = Optional.of(way.carry(beginning));
      }
    } else {
      unknown = true;
    }
  }

  private static boolean saysMore(HeatEvidence beginning, Way way, HeatEvidence known) {
    return beginning.source().compareTo(known.source()) > 0
        && (known.source() == Heat.Evidence.COSTLY || known.mayPassBy() || way.doubts() == 0);
  }

  /**
   * Takes note of a route, which is evidence with as many others as it takes.
   *
   * @param needed how many routes show that requests run the code all the time
   */
  void addRoute(HeatEvidence beginning, Way way, int needed) {
    unknown = true;
    if (way.shows(beginning)) {
      routes.add(new Arrival(beginning, way));
      if (routes.stream().map(each -> each.way().member()).distinct().count() >= needed) {
        routes.forEach(each -> add(each.beginning(), each.way()));
      }
    }
  }

  /**
   * Takes note that objects which are made for each request are constructed on a way.
   *
   * @param what the class, and what it is
   */
  void addBuilder(String what, Way way) {
    if (way.weak() || !way.isConvincing()) {
      unknown = true;
    } else if (way.rest() == null) {
      hot = Optional.of(HeatEvidence.construction(what));
    } else {
      builders.add(what);
    }
  }

  /** Whether nothing is known of what begins one of the ways. */
  boolean hasUnknown() {
    return unknown;
  }

  private boolean hasIntense() {
    return hot.isPresent() && hot.get().source().isIntense();
  }

  /** Whether nothing that could come would say more. */
  boolean isDecided() {
    return hasIntense() || !builders.isEmpty() || (unknown && !mayBeHot);
  }

  /**
   * What follows.
   *
   * @param complete whether the search has come to its end
   */
  HeatEvidence conclusion(boolean complete) {
    if (hot.isPresent() && (builders.isEmpty() || hasIntense())) {
      return hot.get();
    }
    if (!builders.isEmpty()) {
      return construction();
    }
    return unknown || !complete ? HeatEvidence.NONE : cold.orElse(HeatEvidence.NONE);
  }

  private HeatEvidence construction() {
    String of = builders.stream().limit(MAX_BUILDERS).collect(joining(", and "));
    return startsInConstruction
        ? HeatEvidence.construction(of).reaching(ImmutableList.of())
        : HeatEvidence.entryPoint("each construction of " + of);
  }
}
