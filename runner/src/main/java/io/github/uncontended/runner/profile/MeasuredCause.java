package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Figure;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rows of a profile that have one cause: one lock, one place that waits, one method that runs.
 *
 * @param section what they measure
 * @param place the innermost method outside the JDK; of a lock that the whole JVM shares, the
 *     method of the JDK that acquires it
 * @param callee the method of the JDK that {@code place} called; empty if it waited or ran itself
 * @param rows the rows, the largest first
 */
public record MeasuredCause(
    Section section,
    ProfileFrame place,
    Optional<ProfileFrame> callee,
    ImmutableList<ProfileRow> rows) {
  /** By decreasing amount. */
  static final Comparator<MeasuredCause> LARGEST_FIRST =
      Comparator.comparingLong(MeasuredCause::amount)
          .reversed()
          .thenComparing(cause -> cause.place().toString())
          .thenComparing(cause -> cause.callee().map(ProfileFrame::toString).orElse(""));

  /** The conditions of all locks of {@code java.util.concurrent}. */
  private static final String CONDITION = "Synchronizer$ConditionObject";

  /** What a profile measures, in the order in which it matters. */
  public enum Section {
    /** Blocked by a lock, or pinned to a carrier. */
    BLOCKED,
    /** Waited for a signal of another thread, such as a pooled object or a result. */
    WAITED,
    /** Blocked by the loading or initialization of classes, which ends with the start-up. */
    CLASS_LOADING,
    CPU,
    ALLOC;

    /** Whether it is time for which threads did not run. */
    public boolean isBlocking() {
      return compareTo(CLASS_LOADING) <= 0;
    }
  }

  /** The classes outside the JDK that wait or call what waits, those of the largest rows first. */
  public Stream<String> types() {
    return rows.stream().map(row -> row.path().nearest().type()).distinct();
  }

  /** Nanoseconds or bytes. */
  public long amount() {
    return rows.stream().mapToLong(ProfileRow::amount).reduce(0, Profile::saturatedSum);
  }

  /** How many waits or samples. */
  public long count() {
    return rows.stream().mapToLong(ProfileRow::count).reduce(0, Profile::saturatedSum);
  }

  /** How many threads, at least. */
  public int threads() {
    return rows.stream().mapToInt(ProfileRow::threads).max().orElse(0);
  }

  /** The longest wait. */
  public long max() {
    return rows.stream().mapToLong(ProfileRow::max).max().orElse(0);
  }

  /** The standard deviation of the amount between recordings of one load. */
  long deviation() {
    return rows.stream().mapToLong(ProfileRow::deviation).reduce(0, Profile::saturatedSum);
  }

  /** Of the thread time if it is a wait, otherwise of what was measured of the kind; 0 to 1. */
  public double share(Profile profile) {
    return section.isBlocking()
        ? profile.shareOfThreads(amount())
        : profile.shareOfKind(rows.get(0).kind(), amount());
  }

  /** The classes of the locks, as the JVM names them; at most two. */
  public String objects() {
    ImmutableList<String> names =
        rows.stream()
            .map(ProfileRow::object)
            .filter(object -> !object.equals("-"))
            .map(MeasuredCause::simple)
            .distinct()
            .collect(ImmutableList.toImmutableList());
    return names.size() <= 2
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, 2)) + " and " + (names.size() - 2) + " more";
  }

  /**
   * The cause in one line without its amount: {@code blocked at DruidDataSource.recycle() on
   * ReentrantLock$FairSync}.
   */
  public String inWords() {
    String verb =
        switch (section) {
          case BLOCKED -> rows.get(0).kind() == ProfileKind.PINNED ? "pinned" : "blocked";
          case WAITED -> "waited";
          case CLASS_LOADING -> "waited for classes";
          case CPU -> "of the CPU samples";
          case ALLOC -> "of the allocations";
        };
    String on = section.isBlocking() && !objects().isEmpty() ? " on " + objects() : "";
    String calling =
        callee
            .filter(called -> !LockImplementation.contains(called))
            .map(called -> ", calling " + name(called) + (on.isEmpty() ? "" : ","))
            .orElse("");
    return verb + " at " + name(place) + calling + on;
  }

  /** The place, and what it calls: {@code Registry.find() calls Hashtable.get()}. */
  public String name() {
    return name(place) + callee.map(called -> " calls " + name(called)).orElse("");
  }

  /** The figures in one line: {@code 55 s, 9,500 times on 32 threads, at most 190 ms at once}. */
  public String figures() {
    String on = " on " + plural(threads(), "thread");
    return section.isBlocking()
        ? Measurement.span(amount())
            + ", "
            + plural(count(), "time")
            + on
            + ", at most "
            + Measurement.span(max())
            + " at once"
        : plural(count(), "sample") + on;
  }

  /** A method as people write it: {@code TimeZone.getTimeZone()}. */
  public static String name(ProfileFrame frame) {
    String type = simple(frame.type());
    if (frame.isLambda()) {
      String around = frame.method().equals(ProfileFrame.ANY) ? "" : "." + frame.method();
      return type + around + " (lambda)";
    }
    return frame.method().equals("<init>")
        ? "new " + type + "()"
        : type + "." + frame.method() + "()";
  }

  private static String simple(String type) {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return name.endsWith(CONDITION) ? "Condition" : name;
  }

  private static String plural(long count, String noun) {
    return String.format(Locale.ROOT, "%,d ", Figure.rounded(count))
        + noun
        + (count == 1 ? "" : "s");
  }
}
