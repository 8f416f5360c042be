package io.github.uncontended.runner.profile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.profile.Significance;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Groups the rows of profiles by their {@link MeasuredCause}. */
public final class MeasuredCauses {
  /** The class of the lock of a static synchronized method: one lock for the whole JVM. */
  private static final String CLASS_LOCK = "java.lang.Class";

  private static final ImmutableSet<String> LOADING =
      ImmutableSet.of(
          "loadClass", "loadClassOrNull", "getClassLoadingLock", "findClassOnClassPathOrNull");

  /** The least standard deviation, as a part of the amount, of what comes in one burst. */
  private static final double LEAST_OF_BURST = 1.0 / 3;

  private MeasuredCauses() {}

  private record Key(Section section, ProfileFrame place, Optional<ProfileFrame> callee) {}

  /** All causes in some rows, the largest first. */
  public static ImmutableList<MeasuredCause> of(Collection<ProfileRow> rows) {
    Map<Key, List<ProfileRow>> groups = new LinkedHashMap<>();
    rows.stream()
        .sorted(
            Comparator.comparingLong(ProfileRow::amount)
                .reversed()
                .thenComparing(Comparator.naturalOrder()))
        .forEach(row -> groups.computeIfAbsent(key(row), key -> new ArrayList<>()).add(row));
    return groups.entrySet().stream()
        .map(
            group ->
                new MeasuredCause(
                    group.getKey().section(),
                    group.getKey().place(),
                    group.getKey().callee(),
                    ImmutableList.copyOf(group.getValue())))
        .sorted(MeasuredCause.LARGEST_FIRST)
        .collect(toImmutableList());
  }

  /** Whether a cause is large enough to be more than chance. */
  public static boolean isSignificant(MeasuredCause cause, Profile profile) {
    ProfileKind kind = cause.rows().get(0).kind();
    // What only one thread waits for does not depend on how many threads there are.
    return (cause.section() != Section.WAITED || cause.threads() > 1)
        && Significance.of(
            kind,
            cause.count(),
            profile.shareOfKind(kind, cause.amount()),
            profile.shareOfThreads(cause.amount()));
  }

  /**
   * The waits in a profile that no finding explains, without the start-up's class loading and
   * without what may be chance.
   *
   * @param explained the rows that findings explain
   */
  public static ImmutableList<MeasuredCause> unexplained(
      Profile profile, Collection<ProfileRow> explained) {
    Set<ProfileRow> known = new HashSet<>(explained);
    return of(profile.rows().stream().filter(row -> !known.contains(row)).toList()).stream()
        .filter(cause -> cause.section() == Section.BLOCKED || cause.section() == Section.WAITED)
        .filter(cause -> isSignificant(cause, profile))
        .sorted(
            Comparator.comparing(MeasuredCause::section).thenComparing(MeasuredCause.LARGEST_FIRST))
        .collect(toImmutableList());
  }

  /**
   * Removes the rows that cannot count: those whose method and whose cause are both too small to be
   * evidence. What is left adds up to less; the totals stay.
   */
  static Profile withoutInsignificant(Profile profile) {
    Map<Object, List<ProfileRow>> groups = new LinkedHashMap<>();
    for (ProfileRow row : profile.rows()) {
      for (Object group : groupsOf(row)) {
        groups.computeIfAbsent(group, key -> new ArrayList<>()).add(row);
      }
    }
    Set<ProfileRow> significant = new HashSet<>();
    groups.values().stream()
        .map(
            rows ->
                new MeasuredCause(
                    section(rows.get(0)),
                    rows.get(0).site(),
                    Optional.empty(),
                    ImmutableList.copyOf(rows)))
        .filter(cause -> isSignificant(cause, profile))
        .forEach(cause -> significant.addAll(cause.rows()));
    return new Profile(
        profile.header(), profile.rows().stream().filter(significant::contains).toList());
  }

  /** The sums of rows that a row can be part of: of its methods, and of its cause. */
  private static ImmutableSet<Object> groupsOf(ProfileRow row) {
    Section section = section(row);
    return ImmutableSet.of(
        key(row),
        new Key(section, row.site(), Optional.empty()),
        new Key(section, row.path().nearest(), Optional.empty()));
  }

  /** Identifies the cause of a row. */
  static Object keyOf(ProfileRow row) {
    return key(row);
  }

  private static Key key(ProfileRow row) {
    Section section = section(row);
    Optional<ProfileFrame> holder = row.path().holder();
    if (section == Section.CPU || section == Section.ALLOC) {
      return new Key(section, row.site(), Optional.empty());
    }
    if (section == Section.BLOCKED && row.object().equals(CLASS_LOCK) && holder.isPresent()) {
      return new Key(section, holder.get(), Optional.empty());
    }
    return new Key(section, row.path().nearest(), row.path().calledByNearest());
  }

  private static Section section(ProfileRow row) {
    return switch (row.kind()) {
      case MONITOR, PARK, PINNED -> isClassLoading(row) ? Section.CLASS_LOADING : Section.BLOCKED;
      case WAIT -> Section.WAITED;
      case CPU -> Section.CPU;
      case ALLOC -> Section.ALLOC;
    };
  }

  /**
   * Whether a row is about a class that the JVM loads or initializes where code first uses it. A
   * call of {@code Class.forName} or of a {@code ServiceLoader} is none: it can be repeated. So can
   * a call of {@code loadClass}, which the JVM makes, too: waits that come all the time, and not in
   * a burst, are none.
   */
  private static boolean isClassLoading(ProfileRow row) {
    if (row.object().equals(ProfileRow.CLASS_INITIALIZATION)) {
      return true;
    }
    if (row.deviation() < LEAST_OF_BURST * row.amount()) {
      return false;
    }
    return row.path()
        .calledByNearest()
        .filter(called -> LOADING.contains(called.method()))
        .filter(
            called ->
                called.type().contains("ClassLoader")
                    || called.type().startsWith("jdk.internal.loader."))
        .isPresent();
  }
}
