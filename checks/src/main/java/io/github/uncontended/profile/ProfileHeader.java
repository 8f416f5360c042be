package io.github.uncontended.profile;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Map;
import java.util.Set;

/**
 * What a {@link Profile} says of its recordings as a whole.
 *
 * @param recordedNanos how long was recorded, all recordings together
 * @param recordings how many recordings it was made of
 * @param threads how many threads the largest of them showed
 * @param threadNanos for how long threads were busy: the time from the first event of each thread
 *     to its last, without the time for which idle workers waited for work
 * @param runtimes the feature releases of the JDKs that were recorded; empty if not known
 * @param thresholds the shortest wait that was recorded, or the distance between samples, in
 *     nanoseconds; without the kinds of which that is not known
 * @param totals how much was measured of each kind, with what has no row; without the kinds of
 *     which that is not known
 */
public record ProfileHeader(
    long recordedNanos,
    int recordings,
    int threads,
    long threadNanos,
    ImmutableSortedSet<Integer> runtimes,
    ImmutableMap<ProfileKind, Long> thresholds,
    ImmutableMap<ProfileKind, Long> totals) {
  /** Copies what it is given. */
  public ProfileHeader(
      long recordedNanos,
      int recordings,
      int threads,
      long threadNanos,
      Set<Integer> runtimes,
      Map<ProfileKind, Long> thresholds,
      Map<ProfileKind, Long> totals) {
    this(
        recordedNanos,
        recordings,
        threads,
        threadNanos,
        ImmutableSortedSet.copyOf(runtimes),
        ImmutableMap.copyOf(thresholds),
        ImmutableMap.copyOf(totals));
  }
}
