package io.github.uncontended.heat;

import java.util.Optional;

/**
 * How hot a place in the code is, and why we think so.
 *
 * @param level what is known
 * @param evidence who says so
 * @param reason the evidence in a few words that complete "This place matters: …", such as {@code
 *     reached from @GetMapping list()}; empty for {@link Level#UNKNOWN}
 * @param measurement what a profile says of the place; present exactly for {@link
 *     Evidence#MEASURED}
 */
public record Heat(
    Level level, Evidence evidence, String reason, Optional<Measurement> measurement) {
  /** Nothing is known of the place. */
  public static final Heat UNKNOWN = new Heat(Level.UNKNOWN, "");

  /** What is known of a place, coldest first. */
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

  /** Who says how hot a place is, weakest first. */
  public enum Evidence {
    /** The code around it: a loop, a static initialiser, a framework's entry point. */
    CODE,
    /** The team: an option, a {@code HotPath} annotation, a benchmark. */
    DECLARED,
    /** A recording of the running program. */
    MEASURED
  }

  /** What the code or the team says. */
  public Heat(Level level, Evidence evidence, String reason) {
    this(level, evidence, reason, Optional.empty());
  }

  /** What the code itself shows. */
  public Heat(Level level, String reason) {
    this(level, Evidence.CODE, reason);
  }

  /** Whether the place is known to run seldom. */
  public boolean isCold() {
    return level == Level.COLD;
  }

  /** Whether many threads pass here: what rules about locks ask for. */
  public boolean isConcurrent() {
    return level == Level.CONCURRENT;
  }

  /** Whether it runs often, on one thread or many: what rules about CPU and allocation ask for. */
  public boolean isRepeated() {
    return level.compareTo(Level.REPEATED) >= 0;
  }

  /**
   * Whether the heat does not follow from the code alone: an option or an annotation declares it,
   * or a profile measured it.
   */
  boolean isDeclared() {
    return evidence.compareTo(Evidence.DECLARED) >= 0;
  }

  /** Whether a recording of the running program shows it. */
  public boolean isMeasured() {
    return evidence == Evidence.MEASURED;
  }
}
