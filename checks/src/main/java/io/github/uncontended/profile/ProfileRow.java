package io.github.uncontended.profile;

import java.util.Comparator;
import java.util.Optional;

/**
 * What was measured of one place in the code.
 *
 * @param kind what was counted
 * @param path the methods that lead to it
 * @param object binary name of the lock's class, or of what was allocated; {@code -} if none
 * @param count how many waits or samples
 * @param amount nanoseconds or bytes, as the kind says
 * @param max the largest single amount
 * @param threads how many threads, at least
 */
public record ProfileRow(
    ProfileKind kind, CallPath path, String object, long count, long amount, long max, int threads)
    implements Comparable<ProfileRow> {
  /** The object of a row that waits for another thread to initialize a class. */
  public static final String CLASS_INITIALIZATION = "int[]";

  private static final Comparator<ProfileRow> ORDER =
      Comparator.comparing(ProfileRow::kind).thenComparing(ProfileRow::key);

  /** The innermost method of the application. */
  public ProfileFrame site() {
    return path.site();
  }

  /** The method that the site called; empty if the site itself waited or ran. */
  public Optional<ProfileFrame> callee() {
    return path.callee();
  }

  /** Tells the row from every other of its kind: the names, as they stand in the file. */
  public String key() {
    return path + "\t" + object;
  }

  /** In the file's order: by kind, then by name. */
  @Override
  public int compareTo(ProfileRow other) {
    return ORDER.compare(this, other);
  }
}
