package io.github.uncontended.heat;

import java.util.Optional;

/**
 * How hot a place in the code is, and on which evidence.
 *
 * @param level what is known
 * @param evidence where that comes from
 * @param why the evidence itself; {@link Reason#NONE} for {@link Level#UNKNOWN}
 * @param measurement what a profile says of the place; present exactly for {@link
 *     Evidence#MEASURED}
 */
public record Heat(Level level, Evidence evidence, Reason why, Optional<Measurement> measurement) {
  /** Nothing is known of the place. */
  public static final Heat UNKNOWN = new Heat(Level.UNKNOWN, Reason.NONE);

  /** How often, and on how many threads, a place runs; coldest first. */
  public enum Level {
    /** Runs seldom: start-up, shutdown, failure paths, tests. */
    COLD,
    /** No evidence either way. */
    UNKNOWN,
    /** Runs many times in a row: a loop body, a lambda given to a stream. */
    REPEATED,
    /** Many threads pass here. */
    CONCURRENT
  }

  /** Where the knowledge of a place's heat comes from, weakest first. */
  public enum Evidence {
    /** The code around it: a loop, a static initialiser, a framework's entry point. */
    CODE,
    /** The team: an option, a {@code HotPath} annotation, a benchmark. */
    DECLARED,
    /** A recording of the running program. */
    MEASURED
  }

  /** Heat that the code shows or the team declares. */
  public Heat(Level level, Evidence evidence, Reason why) {
    this(level, evidence, why, Optional.empty());
  }

  /** Heat that the code shows. */
  public Heat(Level level, Reason why) {
    this(level, Evidence.CODE, why);
  }

  /** Heat that the code shows, for a reason that holds for the place itself. */
  public Heat(Level level, String reason) {
    this(level, Reason.of(reason));
  }

  /** The words that complete "This place matters: …"; empty for {@link Level#UNKNOWN}. */
  public String reason() {
    return why.text();
  }

  /** The heat of what a member of this heat calls. */
  Heat ofCallee() {
    return new Heat(
        level,
        evidence,
        isCold() ? new Reason(Reason.Kind.CALLED_WHERE_COLD, why.text()) : why.ofCallee());
  }

  /** Whether the place runs seldom. */
  public boolean isCold() {
    return level == Level.COLD;
  }

  /** Whether many threads run the place, so that a lock there can be contended. */
  public boolean isConcurrent() {
    return level == Level.CONCURRENT;
  }

  /** Whether the place runs often, on one thread or many, so that CPU and allocation matter. */
  public boolean isRepeated() {
    return level.compareTo(Level.REPEATED) >= 0;
  }

  /** Whether the team declares the place hot, or a recording shows it, and not only the code. */
  public boolean isDeclared() {
    return evidence.compareTo(Evidence.DECLARED) >= 0;
  }

  /** Whether a recording of the running program shows the heat. */
  public boolean isMeasured() {
    return evidence == Evidence.MEASURED;
  }
}
