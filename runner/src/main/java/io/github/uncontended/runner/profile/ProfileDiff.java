package io.github.uncontended.runner.profile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares two profiles of one program, in shares of thread time and of samples, which do not
 * depend on how long was recorded.
 *
 * <p>A difference counts if it is larger than what two recordings of the same load differ by: a
 * least difference, a quarter of the larger share, and three standard deviations, which the rows
 * have from the time within each recording. The loading of classes is not compared.
 */
public final class ProfileDiff {
  private static final double LEAST_PART = 0.25;
  private static final double DEVIATIONS = 3;

  /** A program that hardly ran has no shares of CPU time or allocations to compare. */
  private static final long LEAST_SAMPLES = 50;

  /** Which allocations the JIT compiler removes differs between runs. */
  private static final double LEAST_OF_ALLOCATIONS = 0.05;

  /** A share of thread time that moves by more is reported even if a single stall explains it. */
  private static final double MOST_CHANCE = 0.2;

  private final Profile before;
  private final Profile after;
  private final double least;

  /** How a cause changed, the changes for the worse first. */
  public enum Kind {
    NEW,
    WORSE,
    BETTER,
    GONE;

    /** Whether the program got slower by it. */
    public boolean isWorse() {
      return this == NEW || this == WORSE;
    }
  }

  /**
   * A cause that changed.
   *
   * @param cause the cause as it is now, or as it was if it is gone
   * @param before its share in the old profile, 0 to 1
   * @param after its share in the new profile, 0 to 1
   */
  public record Change(Kind kind, MeasuredCause cause, double before, double after) {}

  private record Key(Section section, ProfileFrame place, Optional<ProfileFrame> callee) {
    static Key of(MeasuredCause cause) {
      return new Key(cause.section(), cause.place(), cause.callee());
    }
  }

  /**
   * Creates a comparison.
   *
   * @param least the least difference of shares that counts, 0 to 1
   */
  public ProfileDiff(Profile before, Profile after, double least) {
    this.before = before;
    this.after = after;
    this.least = least;
  }

  /** The causes that changed: those for the worse first, then by how much they changed. */
  public ImmutableList<Change> changes() {
    Map<Key, MeasuredCause> old = causes(before, after);
    Map<Key, MeasuredCause> current = causes(after, before);
    Map<Key, MeasuredCause> all = new LinkedHashMap<>(old);
    all.putAll(current);
    return all.keySet().stream()
        .flatMap(
            key ->
                change(Optional.ofNullable(old.get(key)), Optional.ofNullable(current.get(key)))
                    .stream())
        .sorted(
            Comparator.comparing(Change::kind)
                .thenComparing(change -> change.cause().section())
                .thenComparing(change -> -Math.abs(change.after() - change.before()))
                .thenComparing(change -> change.cause().name()))
        .collect(toImmutableList());
  }

  private Optional<Change> change(Optional<MeasuredCause> old, Optional<MeasuredCause> current) {
    double was = old.map(cause -> cause.share(before)).orElse(0.0);
    double is = current.map(cause -> cause.share(after)).orElse(0.0);
    double chance =
        DEVIATIONS
            * Math.hypot(
                old.map(cause -> deviation(cause, before)).orElse(0.0),
                current.map(cause -> deviation(cause, after)).orElse(0.0));
    Section section = current.or(() -> old).orElseThrow().section();
    if (section.isBlocking()) {
      chance = Math.min(MOST_CHANCE, chance);
    } else if (section == Section.ALLOC) {
      chance = Math.max(LEAST_OF_ALLOCATIONS, chance);
    }
    double noise = Math.max(Math.max(least, LEAST_PART * Math.max(was, is)), chance);
    if (Math.abs(is - was) <= noise) {
      return Optional.empty();
    }
    Kind kind =
        old.isEmpty()
            ? Kind.NEW
            : current.isEmpty() ? Kind.GONE : is > was ? Kind.WORSE : Kind.BETTER;
    return Optional.of(new Change(kind, current.or(() -> old).orElseThrow(), was, is));
  }

  /** How much chance may move a share. */
  private static double deviation(MeasuredCause cause, Profile profile) {
    return cause.section().isBlocking()
        ? profile.shareOfThreads(cause.deviation())
        : profile.shareOfKind(cause.rows().get(0).kind(), cause.deviation());
  }

  /** The causes in a profile that can be compared with another profile. */
  private static Map<Key, MeasuredCause> causes(Profile profile, Profile other) {
    List<MeasuredCause> causes = MeasuredCauses.of(profile.rows());
    Map<Key, MeasuredCause> byKey = new LinkedHashMap<>();
    for (MeasuredCause cause : causes) {
      ProfileKind kind = cause.rows().get(0).kind();
      boolean enough =
          kind.isBlocking()
              || Math.min(samples(profile, kind), samples(other, kind)) >= LEAST_SAMPLES;
      if (enough && cause.section() != Section.CLASS_LOADING) {
        byKey.put(Key.of(cause), cause);
      }
    }
    return byKey;
  }

  private static long samples(Profile profile, ProfileKind kind) {
    return profile.rows().stream()
        .filter(row -> row.kind() == kind)
        .mapToLong(ProfileRow::count)
        .reduce(0, Profile::saturatedSum);
  }
}
