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
 * <p>The text form is meant to stand beside the code in version control. After four lines of head,
 * each row is {@code kind, site, callee, library, entry, holder, object, count, amount, max,
 * threads, deviation, carry}, separated by tabs, sorted, with two significant digits; times in
 * milliseconds, allocation in bytes. There are no line numbers, so that it outlives edits.
 */
public final class Profile {
  /** The version of the text form that is written; this class reads it and those before it. */
  public static final int VERSION = 3;

  /** What the first line of the text form begins with; the version follows. */
  public static final String MAGIC = "# uncontended-profile ";

  private final ProfileHeader header;
  private final ImmutableList<ProfileRow> rows;
  private final Map<String, List<ProfileRow>> byType = new HashMap<>();
  private final Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);

  /**
   * Makes a profile.
   *
   * @param rows the rows, none twice
   */
  public Profile(ProfileHeader header, List<ProfileRow> rows) {
    this.header = header;
    this.rows = ImmutableList.copyOf(rows);
    // A compile waits for this, in a JVM that has hardly warmed up: no lambdas here.
    for (ProfileRow row : rows) {
      String site = row.site().type();
      String nearest = row.path().nearest().type();
      index(site, row);
      if (!nearest.equals(site)) {
        index(nearest, row);
      }
      totals.put(row.kind(), saturatedSum(totals.getOrDefault(row.kind(), 0L), row.amount()));
    }
    for (Map.Entry<ProfileKind, Long> total : header.totals().entrySet()) {
      totals.put(
          total.getKey(), Math.max(total.getValue(), totals.getOrDefault(total.getKey(), 0L)));
    }
  }

  private void index(String type, ProfileRow row) {
    List<ProfileRow> ofType = byType.get(type);
    if (ofType == null) {
      ofType = new ArrayList<>(2);
      byType.put(type, ofType);
    }
    ofType.add(row);
  }

  /**
   * Reads a profile.
   *
   * @throws ProfileException if the file is missing, is no profile, or is of a later version
   */
  public static Profile read(Path file) throws ProfileException {
    return ProfileReader.read(file);
  }

  /** What is known of the recordings as a whole. */
  public ProfileHeader header() {
    return header;
  }

  /** The rows. */
  public ImmutableList<ProfileRow> rows() {
    return rows;
  }

  /** The rows whose site, or whose nearest library method, is in a class. */
  public List<ProfileRow> rowsIn(String binaryName) {
    return byType.getOrDefault(binaryName, List.of());
  }

  /** How much was measured of a kind, with what has no row. */
  public long total(ProfileKind kind) {
    return totals.getOrDefault(kind, 0L);
  }

  /** Which part an amount is of all that was measured of a kind, from 0 to 1. */
  public double shareOfKind(ProfileKind kind, long amount) {
    long total = total(kind);
    return total == 0 ? 0 : Math.min(1, (double) amount / total);
  }

  /** Which part a time is of the time for which threads were busy, from 0 to 1. */
  public double shareOfThreads(long nanos) {
    return header.threadNanos() == 0 ? 0 : Math.min(1, (double) nanos / header.threadNanos());
  }

  /** How long was recorded, all recordings together. */
  public long recordedNanos() {
    return header.recordedNanos();
  }

  /** How many recordings the profile was made of. */
  public int recordings() {
    return header.recordings();
  }

  /** How many threads the largest of the recordings showed. */
  public int threads() {
    return header.threads();
  }

  /** The shortest wait that was recorded, or the distance between samples, in nanoseconds. */
  public ImmutableMap<ProfileKind, Long> thresholds() {
    return header.thresholds();
  }

  /** A sum of amounts, or the largest value there is. */
  public static long saturatedSum(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
