package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One piece of evidence for the heat of a place.
 *
 * @param level what it shows
 * @param source where it comes from
 * @param reason what it is
 * @param mayPassBy as for {@link Heat}
 */
record HeatEvidence(Heat.Level level, Heat.Evidence source, Reason reason, boolean mayPassBy) {
  private HeatEvidence(Heat.Level level, Heat.Evidence source, Reason reason) {
    this(level, source, reason, /* mayPassBy= */ false);
  }

  /** That there is none. */
  static final HeatEvidence NONE =
      new HeatEvidence(Heat.Level.UNKNOWN, Heat.Evidence.CODE, Reason.NONE);

  /** That code runs seldom, or on one thread. */
  static HeatEvidence cold(String why) {
    return new HeatEvidence(Heat.Level.COLD, Heat.Evidence.CODE, new Reason(Reason.Kind.COLD, why));
  }

  /**
   * That code runs on occasions such as a failure or a timeout. What it calls may run on others,
   * too, more often than what only set-up calls.
   */
  static HeatEvidence seldom(String why) {
    return new HeatEvidence(
        Heat.Level.COLD, Heat.Evidence.CODE, new Reason(Reason.Kind.SELDOM, why));
  }

  /** That one thread runs code again and again. */
  static HeatEvidence onTimer(String why) {
    return new HeatEvidence(
        Heat.Level.COLD, Heat.Evidence.CODE, new Reason(Reason.Kind.TIMER, why));
  }

  /** That code runs once for each of many keys, connections or sessions. */
  static HeatEvidence onceEach(String why) {
    return new HeatEvidence(
        Heat.Level.COLD, Heat.Evidence.CODE, new Reason(Reason.Kind.ONCE_EACH, why));
  }

  /** That a framework, or whoever uses a driver, enters here on many threads. */
  static HeatEvidence entryPoint(String what) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.CODE, new Reason(Reason.Kind.ENTRY_POINT, what));
  }

  /** The same for what is entered once for a request that the program answers. */
  static HeatEvidence request(String what) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.REQUESTS, new Reason(Reason.Kind.ENTRY_POINT, what));
  }

  /** The same for a request that costs much more than a little work. */
  static HeatEvidence costly(String what) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.COSTLY, new Reason(Reason.Kind.ENTRY_POINT, what));
  }

  /** That the team says so. */
  static HeatEvidence declared(String by) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.DECLARED, new Reason(Reason.Kind.DECLARED, by));
  }

  /** That a benchmark runs the code. */
  static HeatEvidence benchmark(String by) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.BENCHMARK, new Reason(Reason.Kind.MARKED, by));
  }

  /** That an annotation of the team's marks the code. */
  static HeatEvidence marked(String by) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.DECLARED, new Reason(Reason.Kind.MARKED, by));
  }

  /** That the code runs with the construction of what is constructed all the time. */
  static HeatEvidence construction(String of) {
    return new HeatEvidence(
        Heat.Level.CONCURRENT, Heat.Evidence.CODE, new Reason(Reason.Kind.CONSTRUCTION, of));
  }

  boolean isCold() {
    return level == Heat.Level.COLD;
  }

  /** Whether it is cold as start-up and shutdown are, not on occasions. */
  boolean isSetUp() {
    return isCold() && reason.kind() != Reason.Kind.SELDOM && !isOnTimer();
  }

  /** Whether it is cold for it runs once, not once for each of many keys or occasions. */
  boolean isOnce() {
    return isCold() && reason.kind() == Reason.Kind.COLD;
  }

  boolean isOnTimer() {
    return isCold() && reason.kind() == Reason.Kind.TIMER;
  }

  boolean isConcurrent() {
    return level == Heat.Level.CONCURRENT;
  }

  boolean isNone() {
    return level == Heat.Level.UNKNOWN;
  }

  /** The same for a place that some runs pass by. */
  HeatEvidence inBranch() {
    return new HeatEvidence(level, source, reason, /* mayPassBy= */ true);
  }

  /** The same for what is called over a way from here. */
  HeatEvidence reaching(ImmutableList<String> way) {
    return new HeatEvidence(level, source, reason.reaching(way), mayPassBy);
  }

  Heat heat() {
    return new Heat(level, source, reason.text(), Optional.empty(), level, mayPassBy, isOnTimer());
  }
}
