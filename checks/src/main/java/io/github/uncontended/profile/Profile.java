package io.github.uncontended.profile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What recordings of the running program say about its code: where threads waited for each other,
 * and what they spent their time and memory on.
 *
 * <p>The text form is meant to stand beside the code in version control. After three lines of head,
 * each row is {@code kind, site, callee, object, count, amount, max, threads, carry}, separated by
 * tabs, sorted, with two significant digits; times in milliseconds, allocation in bytes. There are
 * no line numbers, so that it outlives edits.
 */
public final class Profile {
  /** The version of the text form that this class reads. */
  public static final int VERSION = 1;

  /** What the first line of the text form begins with; the version follows. */
  public static final String MAGIC = "# uncontended-profile ";

  private final long recordedNanos;
  private final int recordings;
  private final int threads;
  private final ImmutableMap<ProfileKind, Long> thresholds;
  private final ImmutableList<ProfileRow> rows;
  private final Map<String, List<ProfileRow>> bySite = new HashMap<>();
  private final Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);

  /**
   * Makes a profile.
   *
   * @param recordedNanos how long was recorded, all recordings together
   * @param recordings how many recordings it was made of
   * @param threads how many threads the largest of them showed
   * @param thresholds the shortest wait that was recorded, or the distance between samples, in
   *     nanoseconds; without the kinds of which that is not known
   * @param rows the rows, none twice
   */
  public Profile(
      long recordedNanos,
      int recordings,
      int threads,
      Map<ProfileKind, Long> thresholds,
      List<ProfileRow> rows) {
    this.recordedNanos = recordedNanos;
    this.recordings = recordings;
    this.threads = threads;
    this.thresholds = ImmutableMap.copyOf(thresholds);
    this.rows = ImmutableList.copyOf(rows);
    // A compile waits for this, in a JVM that has hardly warmed up: no lambdas here.
    for (ProfileRow row : rows) {
      String type = row.site().type();
      List<ProfileRow> ofType = bySite.get(type);
      if (ofType == null) {
        ofType = new ArrayList<>(2);
        bySite.put(type, ofType);
      }
      ofType.add(row);
      totals.put(row.kind(), saturatedSum(total(row.kind()), row.amount()));
    }
  }

  /**
   * Reads a profile.
   *
   * @throws ProfileException if the file is missing, is no profile, or is of a later version
   */
  public static Profile read(Path file) throws ProfileException {
    return ProfileReader.read(file);
  }

  /** The rows. */
  public ImmutableList<ProfileRow> rows() {
    return rows;
  }

  /** The rows whose site is in a class. */
  public List<ProfileRow> rowsIn(String binaryName) {
    return bySite.getOrDefault(binaryName, List.of());
  }

  /** How much all rows of a kind amount to. */
  public long total(ProfileKind kind) {
    return totals.getOrDefault(kind, 0L);
  }

  /** How long was recorded, all recordings together. */
  public long recordedNanos() {
    return recordedNanos;
  }

  /** How many recordings the profile was made of. */
  public int recordings() {
    return recordings;
  }

  /** How many threads the largest of the recordings showed. */
  public int threads() {
    return threads;
  }

  /** The shortest wait that was recorded, or the distance between samples, in nanoseconds. */
  public ImmutableMap<ProfileKind, Long> thresholds() {
    return thresholds;
  }

  /** A sum of amounts, or the largest value there is. */
  public static long saturatedSum(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
