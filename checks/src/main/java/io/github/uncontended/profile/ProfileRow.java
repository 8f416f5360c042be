package io.github.uncontended.profile;

import java.util.Comparator;
import java.util.Optional;

/**
 * What was measured of one place in the code.
 *
 * @param kind what was counted
 * @param site the innermost method of the application on the stack
 * @param callee the method that it had called; empty where it waited or worked itself
 * @param object binary name of the lock's class, or of what was allocated; {@code -} if none
 * @param count how many waits or samples
 * @param amount nanoseconds or bytes, as the kind says
 * @param max the largest single amount
 * @param threads how many threads, at least
 */
public record ProfileRow(
    ProfileKind kind,
    ProfileFrame site,
    Optional<ProfileFrame> callee,
    String object,
    long count,
    long amount,
    long max,
    int threads)
    implements Comparable<ProfileRow> {
  private static final Comparator<ProfileRow> ORDER =
      Comparator.comparing(ProfileRow::kind).thenComparing(ProfileRow::key);

  /** Tells the row from every other of its kind: the three names, as they stand in the file. */
  public String key() {
    return site + "\t" + callee.map(ProfileFrame::toString).orElse("-") + "\t" + object;
  }

  /** In the file's order: by kind, then by name. */
  @Override
  public int compareTo(ProfileRow other) {
    return ORDER.compare(this, other);
  }
}
