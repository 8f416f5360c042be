package io.github.uncontended.heat;

import java.util.Optional;

/**
 * How hot a place in the code is, and the evidence for it. Hot means concurrent: many threads run
 * the place, at once or all the time.
 *
 * @param level what is known
 * @param evidence where it comes from
 * @param reason the strongest evidence in words that complete "This place matters: …", such as
 *     {@code reached from @GetMapping list() through Catalog.find}; empty for {@link Level#UNKNOWN}
 * @param measurement what a profile says of the place; present exactly for {@link
 *     Evidence#MEASURED}
 * @param inCode the level without the profile
 * @param mayPassBy whether the code shows that some of the runs which are the evidence do not come
 *     to the place: they take another branch, or another of the methods that a call may mean
 * @param onTimer whether the place is cold because one thread runs it again and again: others may
 *     wait for what that thread holds
 */
public record Heat(
    Level level,
    Evidence evidence,
    String reason,
    Optional<Measurement> measurement,
    Level inCode,
    boolean mayPassBy,
    boolean onTimer) {
  /** Nothing is known of the place. */
  public static final Heat UNKNOWN =
      new Heat(Level.UNKNOWN, Evidence.CODE, "", Optional.empty(), Level.UNKNOWN, false, false);

  /** What is known of a place, coldest first. */
  public enum Level {
    /** Runs seldom, or on one thread: startup, shutdown, failure paths, tests. */
    COLD,
    /** No evidence either way. */
    UNKNOWN,
    /** Many threads run it. */
    CONCURRENT
  }

  /** Where the evidence comes from, weakest first. */
  public enum Evidence {
    /**
     * The code, which shows only requests that cost much more than a little work that is repeated
     * for them, or a lock that is held for less than a microsecond: those that change what is
     * stored, such as a {@code POST} or {@code PUT}, and those that the program sends.
     */
    COSTLY,
    /**
     * The code, which shows requests that the program answers. What runs once for each is
     * concurrent, but a lock that it holds for less than a microsecond is free nearly all the time.
     */
    REQUESTS,
    /**
     * The code: a static initializer, or operations of which a request has several, such as
     * statements, messages on a channel, values that are serialized and log events.
     */
    CODE,
    /** A benchmark, which shows that the time of the code matters, not that threads contend. */
    BENCHMARK,
    /** The team: an option, or a {@code HotPath} annotation. */
    DECLARED,
    /** A recording of the running program. */
    MEASURED;

    /** Whether it shows that threads come to a place more often than once for a request. */
    boolean isIntense() {
      return compareTo(REQUESTS) > 0;
    }
  }

  /** The heat of what many threads use by its nature, such as a connection pool. */
  public static Heat shared(String reason) {
    return new Heat(
        Level.CONCURRENT, Evidence.CODE, reason, Optional.empty(), Level.CONCURRENT, false, false);
  }

  /** What a profile says of a place of which the code shows {@code inCode}. */
  static Heat measured(Measurement measurement, Level inCode) {
    return new Heat(
        Level.CONCURRENT,
        Evidence.MEASURED,
        measurement.inWords(),
        Optional.of(measurement),
        inCode,
        false,
        false);
  }

  /** The same evidence from the code, with what a profile measured of the place. */
  public Heat measuredAs(Measurement measured) {
    String both = reason.isEmpty() ? measured.inWords() : measured.inWords() + "; " + reason;
    return new Heat(
        Level.CONCURRENT,
        Evidence.MEASURED,
        both,
        Optional.of(measured),
        inCode,
        mayPassBy,
        onTimer);
  }

  /** The same for what costs little: costly requests, and what may pass it by, say nothing. */
  public Heat ofLittleWork() {
    return ofBriefWork().ofEachRun();
  }

  /** The same for what takes less than a microsecond: costly requests say nothing about it. */
  public Heat ofBriefWork() {
    return isConcurrent() && evidence == Evidence.COSTLY ? UNKNOWN : this;
  }

  /** The same where only what each run comes to is evidence. */
  Heat ofEachRun() {
    return isConcurrent() && mayPassBy && !isDeclared() ? UNKNOWN : this;
  }

  /** Whether the place is known to run seldom. */
  public boolean isCold() {
    return level == Level.COLD;
  }

  /** Whether there is evidence that many threads run the place. */
  public boolean isConcurrent() {
    return level == Level.CONCURRENT;
  }

  /**
   * Whether the evidence is more than a reading of the code: the team, a benchmark or a recording
   * shows that the place is hot.
   */
  public boolean isDeclared() {
    return evidence.compareTo(Evidence.BENCHMARK) >= 0;
  }

  /** Whether it is the team itself, or a recording, that says so, and no benchmark. */
  public boolean isOfTeam() {
    return evidence.compareTo(Evidence.DECLARED) >= 0;
  }

  /**
   * Whether what takes less than a microsecond matters at the place: many threads come to it more
   * often than once for a request.
   */
  public boolean isIntense() {
    return isConcurrent() && evidence.isIntense();
  }

  /** Whether a recording of the running program shows it. */
  public boolean isMeasured() {
    return evidence == Evidence.MEASURED;
  }

  /** The same evidence for a place that a loop around it repeats. */
  Heat inLoop() {
    return isConcurrent() && !isMeasured()
        ? new Heat(level, evidence, reason + ", in a loop", measurement, inCode, mayPassBy, onTimer)
        : this;
  }
}
